"""Games of other packages are found by entry point: the sealed-bid game in tests/plugin is one."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "plugin"))
