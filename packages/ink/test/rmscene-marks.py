"""Prints the marks that rmscene finds in pages of reMarkable tablets, as JSON.

Takes folders with .rm files, and bundles (.rmdoc, .zip). Names are relative to the folder or the bundle.
"""

import io
import json
import pathlib
import sys
import zipfile

from rmscene import read_tree
from rmscene import scene_items as items

HEADER = b"reMarkable .lines file, version=6"


def pages_of(path: pathlib.Path):
    if path.is_dir():
        for file in sorted(path.rglob("*.rm")):
            yield file.relative_to(path).as_posix(), file.read_bytes()
        return
    with zipfile.ZipFile(path) as bundle:
        for name in sorted(bundle.namelist()):
            if name.endswith(".rm"):
                yield name, bundle.read(name)


def marks_of(page: bytes) -> dict[str, int]:
    tree = read_tree(io.BytesIO(page))
    found = list(tree.walk())
    texts = [] if tree.root_text is None else [value for _, value in tree.root_text.items.items()]
    return {
        "strokes": sum(isinstance(item, items.Line) for item in found),
        "highlights": sum(isinstance(item, items.GlyphRange) for item in found),
        "texts": int(any(isinstance(text, str) and text for text in texts)),
    }


def main() -> None:
    pages = (page for path in sys.argv[1:] for page in pages_of(pathlib.Path(path)))
    found = {name: marks_of(page) for name, page in pages if page.startswith(HEADER)}
    print("{\n" + ",\n".join(f"  {json.dumps(name)}: {json.dumps(marks)}" for name, marks in found.items()) + "\n}")


main()
