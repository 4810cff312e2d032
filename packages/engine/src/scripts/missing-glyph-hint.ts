import type { Message } from "@octavo/foundation";
import type { FontLibrary } from "../typography/font.ts";
import { coveringFamilies } from "./covering-families.ts";
import * as messages from "./messages.ts";
import { missingScript } from "./script-names.ts";

/** Names a font that has the characters, or the script of the font that is needed. */
export function missingGlyphHint(codePoints: readonly number[], fonts: FontLibrary): Message {
  const [family] = coveringFamilies(codePoints, fonts);
  if (family) return messages.setInFont(family.name);
  const script = missingScript(String.fromCodePoint(...codePoints));
  return script === undefined ? messages.addFontWithCharacter : messages.addFontOfScript(script);
}
