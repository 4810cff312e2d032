/** Names of faces for other clients of the API. */
import { faces } from "./faces.ts";
import type { Face } from "./font.ts";

/** Families as earlier versions listed them: name, regular style and slanted style. */
const former: Readonly<Record<string, readonly [family: string, regular: string, slanted: string]>> = {
  arimo: ["Helvetica", "", "Oblique"],
  tinos: ["Times", "Roman", "Italic"],
  cousine: ["Courier", "", "Oblique"],
  "courier-prime": ["Courier-Prime", "", "Italic"],
  "patrick-hand": ["Patrick-Hand", "", ""],
};

/** Names like "Helvetica-BoldOblique", and those of all faces. */
export const faceNamesOfApi: readonly string[] = [
  ...faces.flatMap((face) => formerName(face) ?? []),
  ...faces.map(({ name }) => name),
];

function formerName({ family, style }: Face): string | undefined {
  const names = former[family];
  if (!names) return undefined;
  const [name, regular, slanted] = names;
  const written = style === "" ? regular : style.replace("Italic", slanted).replace(" ", "");
  return written === "" ? name : `${name}-${written}`;
}
