"""python -m bailiwick"""

import sys

from bailiwick.cli import main

sys.exit(main())
