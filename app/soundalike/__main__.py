"""`python -m soundalike` is the command `soundalike`."""

import sys

from soundalike.program import main

sys.exit(main())
