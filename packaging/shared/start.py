"""What the bundled program runs first."""

import sys

from soundalike.program import main

sys.exit(main())
