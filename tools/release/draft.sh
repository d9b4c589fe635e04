#!/usr/bin/env bash
# A draft release with every package in FOLDER and their SHA-256 sums: draft.sh FOLDER TAG. It is published by hand.
set -euo pipefail
folder=$1
tag=$2

mkdir -p "$folder/all"
find "$folder" -type f -not -path "$folder/all/*" -exec cp {} "$folder/all/" \;
(cd "$folder/all" && sha256sum -- * >SHA256SUMS)
gh release create "$tag" --draft --verify-tag --title "Soundalike ${tag#v}" --notes-file CHANGELOG.md "$folder/all"/*
