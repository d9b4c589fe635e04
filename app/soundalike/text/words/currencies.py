"""Currencies: sign or code to (singular, plural, hundredth singular, hundredth plural, how amounts are read).

"full" reads "five dollars and ten cents", "short" "five pounds ten".
"""

CURRENCIES: dict[str, tuple[str, str, str, str, str]] = {
    "$": ("dollar", "dollars", "cent", "cents", "full"),
    "US$": ("US dollar", "US dollars", "cent", "cents", "full"),
    "A$": ("Australian dollar", "Australian dollars", "cent", "cents", "full"),
    "C$": ("Canadian dollar", "Canadian dollars", "cent", "cents", "full"),
    "\u00a3": ("pound", "pounds", "penny", "pence", "short"),
    "\u20ac": ("euro", "euros", "cent", "cents", "short"),
    "\u00a5": ("yen", "yen", "sen", "sen", "full"),
    "\u20b9": ("rupee", "rupees", "paisa", "paise", "full"),
    "\u20a9": ("won", "won", "jeon", "jeon", "full"),
    "\u20bd": ("ruble", "rubles", "kopek", "kopeks", "full"),
    "\u20bf": ("bitcoin", "bitcoins", "cent", "cents", "full"),
    "USD": ("US dollar", "US dollars", "cent", "cents", "full"),
    "EUR": ("euro", "euros", "cent", "cents", "short"),
    "GBP": ("pound", "pounds", "penny", "pence", "short"),
    "CHF": ("Swiss franc", "Swiss francs", "centime", "centimes", "short"),
    "JPY": ("yen", "yen", "sen", "sen", "full"),
    "CAD": ("Canadian dollar", "Canadian dollars", "cent", "cents", "full"),
    "AUD": ("Australian dollar", "Australian dollars", "cent", "cents", "full"),
    "INR": ("rupee", "rupees", "paisa", "paise", "full"),
}

MAGNITUDES = {
    "k": "thousand", "K": "thousand", "m": "million", "M": "million", "mn": "million", "b": "billion", "B": "billion",
    "bn": "billion", "Bn": "billion", "tn": "trillion", "T": "trillion", "thousand": "thousand", "million": "million",
    "billion": "billion", "trillion": "trillion", "hundred": "hundred",
}  # fmt: skip
