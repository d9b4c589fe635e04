"""`python -m soundalike` is the command `soundalike`."""

import sys

from soundalike.cli.main import main

sys.exit(main())
