/** Names of scripts that no bundled font has. Part of the support of scripts, which is loaded on demand. */

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

/** Name in Unicode of the first script in use that the text has, and that no bundled font has. */
export function missingScript(text: string): string | undefined {
  const script = scripts.find((one) => one.test(text));
  return script && nameOf(script);
}
