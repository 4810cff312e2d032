import type { Message } from "@octavo/foundation";
import { coveringFamilies } from "../typography/covering-families.ts";
import type { FontLibrary } from "../typography/font.ts";
import * as messages from "./messages.ts";

/** Characters of scripts in use that no bundled font has. */
const scripts = [
  /\p{Script=Adlam}/u,
  /\p{Script=Balinese}/u,
  /\p{Script=Bamum}/u,
  /\p{Script=Batak}/u,
  /\p{Script=Buginese}/u,
  /\p{Script=Buhid}/u,
  /\p{Script=Canadian_Aboriginal}/u,
  /\p{Script=Chakma}/u,
  /\p{Script=Cham}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Hanunoo}/u,
  /\p{Script=Hanifi_Rohingya}/u,
  /\p{Script=Javanese}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Kayah_Li}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Lepcha}/u,
  /\p{Script=Limbu}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Meetei_Mayek}/u,
  /\p{Script=Miao}/u,
  /\p{Script=Mongolian}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Newa}/u,
  /\p{Script=New_Tai_Lue}/u,
  /\p{Script=Nko}/u,
  /\p{Script=Ol_Chiki}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Osage}/u,
  /\p{Script=Rejang}/u,
  /\p{Script=Samaritan}/u,
  /\p{Script=Saurashtra}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Sundanese}/u,
  /\p{Script=Syloti_Nagri}/u,
  /\p{Script=Syriac}/u,
  /\p{Script=Tagalog}/u,
  /\p{Script=Tagbanwa}/u,
  /\p{Script=Tai_Le}/u,
  /\p{Script=Tai_Tham}/u,
  /\p{Script=Tai_Viet}/u,
  /\p{Script=Thaana}/u,
  /\p{Script=Tibetan}/u,
  /\p{Script=Tifinagh}/u,
  /\p{Script=Vai}/u,
  /\p{Script=Wancho}/u,
  /\p{Script=Yi}/u,
];

/** "Ol Chiki" of `/\p{Script=Ol_Chiki}/u`. */
const nameOf = ({ source }: RegExp): string => source.slice("\\p{Script=".length, -1).replaceAll("_", " ");

/** Names a font that has the characters, or the script of the font that is needed. */
export function missingGlyphHint(codePoints: readonly number[], fonts: FontLibrary): Message {
  const [family] = coveringFamilies(codePoints, fonts);
  if (family) return messages.setInFont(family.name);
  const text = String.fromCodePoint(...codePoints);
  const script = scripts.find((one) => one.test(text));
  return script ? messages.addFontOfScript(nameOf(script)) : messages.addFontWithCharacter;
}
