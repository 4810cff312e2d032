/**
 * Characters that look like a letter of a reserved name (Unicode Technical Standard 39, `confusables.txt` of Unicode 16),
 * without case and diacritics.
 */
const lookAlikes = {
  a: "ɑαаᗅꓮꭺ𐊠𖽀",
  b: "ƅβвьᏼᑲᖯᗷꓐꞵꮟ𐊂𐊡𐌁",
  c: "ϲϹсᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲",
  e: "εеҽⴹꓰꬲꭼ𐊆𑣆𑣎",
  f: "ſẛϝքᖴẝꓝꞘꞙꬵ𐊇𐊥𐔥𑣂",
  m: "μϻмᗰᛖⲙꓟꮇ𐊰𐌑𑜀𑣣",
  o: "0οσоօסه٥ھہە۵߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣕𑣗𑣠",
  r: "ʀгᖇᴦⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵",
  t: "τтⲧꓔꭲ𐊗𐊱𐌕𑣜𖼊",
  v: "νѵט٧۷ᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈",
};

const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([letter, characters]) => [...characters].map((like) => [like, letter] as const)),
);

/** The authors that a site has by itself, and names that speak for the site. */
const reserved = /^(official)?octavo(team|studio|official|support|staff|admin|administrator)?$|^formermember$/;

/** Returns whether readers could take a name for one of the site itself. */
export function isReservedName(name: string): boolean {
  const letters = [...name].map((character) => letterOf.get(character) ?? folded(character)).join("");
  return reserved.test(letters.replace(/[^\p{L}\p{N}]/gu, "").replaceAll("rn", "m"));
}

/** Removes case, width, form and diacritics. */
function folded(character: string): string {
  const plain = character.normalize("NFKD").toUpperCase().toLowerCase().normalize("NFKD");
  return [...plain.replace(/\p{M}/gu, "")].map((part) => letterOf.get(part) ?? part).join("");
}
