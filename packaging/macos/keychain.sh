#!/usr/bin/env bash
# Puts the certificate (CERTIFICATE: PKCS#12 in base64; PASSWORD) into a keychain of its own, which codesign then finds.
# Without one nothing happens, and a line says so.
set -euo pipefail
if [ -z "${CERTIFICATE:-}" ]; then
    echo 'No certificate, because CERTIFICATE is empty: the program will be signed by nobody.' >&2
    exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
keychain="$HOME/Library/Keychains/soundalike-build.keychain-db"
secret=$(openssl rand -hex 16)
printf '%s' "$CERTIFICATE" | base64 --decode >"$folder/certificate.p12"

security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$folder/certificate.p12" -k "$keychain" -P "${PASSWORD:-}" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" >/dev/null
# Beside the keychains that are searched already.
security list-keychains -d user -s "$keychain" $(security list-keychains -d user | tr -d '"')
