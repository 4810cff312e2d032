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

const blockLength = 100;

interface Range {
  readonly first: number;
  last: number;
  readonly text: string;
}

/** CMap from identifiers to texts, mostly single characters. `texts` is in the order of identifiers. */
export function toUnicodeMap(texts: ReadonlyMap<number, string>): BinaryString {
  const ranges: BinaryString[] = [];
  let range: Range | undefined;
  const close = () => {
    if (range) ranges.push(`${hex(range.first)}${hex(range.last)}${utf16(range.text)}`);
  };
  for (const [identifier, text] of texts) {
    if (range && continues(range, identifier, text)) {
      range.last = identifier;
    } else {
      close();
      range = { first: identifier, last: identifier, text };
    }
  }
  close();
  return prologue + blocks(ranges) + epilogue;
}

/** Within a range, only the last byte may change, and texts must be single characters of the first plane. */
function continues(range: Range, identifier: number, text: string): boolean {
  const codePoint = text.charCodeAt(0);
  const first = range.text.charCodeAt(0);
  return (
    text.length === 1 &&
    range.text.length === 1 &&
    identifier === range.last + 1 &&
    identifier >> 8 === range.first >> 8 &&
    codePoint - first === identifier - range.first &&
    codePoint >> 8 === first >> 8
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

function utf16(text: string): BinaryString {
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
