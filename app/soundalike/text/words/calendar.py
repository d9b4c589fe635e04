"""Months and days, with their abbreviations."""

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
)  # fmt: skip

MONTH_NAMES: dict[str, str] = {month.lower(): month for month in MONTHS}
MONTH_NAMES.update({month[:3].lower(): month for month in MONTHS})
MONTH_NAMES["sept"] = "September"

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
DAY_NAMES: dict[str, str] = {day[:3].lower(): day for day in DAYS}
DAY_NAMES.update({"tues": "Tuesday", "weds": "Wednesday", "thur": "Thursday", "thurs": "Thursday"})
