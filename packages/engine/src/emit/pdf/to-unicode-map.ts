/** Maps glyphs to Unicode for copying and searching: ISO 32000-2, 9.10.3. */
import { type BinaryString, bigEndian } from "./bytes.ts";

const prologue = `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><FFFF>
endcodespacerange
`;

const epilogue = `endcmap
CMapName currentdict/CMap defineresource pop
end
end
`;

/** Maximum lines per block. */
const blockLength = 100;

/** CMap from identifiers to code points. `characters` is in the order of identifiers. */
export function toUnicodeMap(characters: ReadonlyMap<number, number>): BinaryString {
  const ranges: BinaryString[] = [];
  let range: { first: number; last: number; codePoint: number } | undefined;
  const close = () => {
    if (range) ranges.push(`${hex(range.first)}${hex(range.last)}${utf16(range.codePoint)}`);
  };
  for (const [identifier, codePoint] of characters) {
    if (range && continues(range, identifier, codePoint)) {
      range.last = identifier;
    } else {
      close();
      range = { first: identifier, last: identifier, codePoint };
    }
  }
  close();
  return prologue + blocks(ranges) + epilogue;
}

/** Within a range, only the last byte may change, and identifiers must equal code points of the first plane. */
function continues(
  range: { first: number; last: number; codePoint: number },
  identifier: number,
  codePoint: number,
): boolean {
  return (
    identifier === range.last + 1 &&
    identifier >> 8 === range.first >> 8 &&
    codePoint <= 0xffff &&
    codePoint - range.codePoint === identifier - range.first &&
    codePoint >> 8 === range.codePoint >> 8
  );
}

function blocks(ranges: readonly BinaryString[]): BinaryString {
  let text = "";
  for (let start = 0; start < ranges.length; start += blockLength) {
    const block = ranges.slice(start, start + blockLength);
    text += `${block.length} beginbfrange\n${block.join("\n")}\nendbfrange\n`;
  }
  return text;
}

function utf16(codePoint: number): BinaryString {
  const text = String.fromCodePoint(codePoint);
  let bytes = "";
  for (let i = 0; i < text.length; i++) bytes += bigEndian(text.charCodeAt(i));
  return `<${hexadecimal(bytes)}>`;
}

function hex(identifier: number): BinaryString {
  return `<${hexadecimal(bigEndian(identifier))}>`;
}

function hexadecimal(bytes: BinaryString): BinaryString {
  return [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}
