/** ISO 32000-2, 9.8. */
import type { FaceMetrics } from "../../typography/font.ts";
import type { BinaryString } from "./bytes.ts";
import { formatDictionary, formatNumber, formatNumbers, formatReference, type ObjectNumber } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";

/** Table 121. A subset with code points as identifiers is symbolic, because it has no standard encoding. */
const flags = { fixedPitch: 1 << 0, serif: 1 << 1, symbolic: 1 << 2, italic: 1 << 6 } as const;

/** Required, but only used to substitute fonts that are not embedded. */
const stemV = { regular: "80", bold: "140" } as const;

export function writeFontDescriptor(
  file: PdfFile,
  baseFont: BinaryString,
  metrics: FaceMetrics,
  program: Uint8Array,
): ObjectNumber {
  const fontFile = file.addStream({ Length1: String(program.length) }, program);
  const descriptor = {
    Type: "/FontDescriptor",
    FontName: baseFont,
    Flags: String(descriptorFlags(metrics)),
    FontBBox: `[${formatNumbers(metrics.boundingBox)}]`,
    ItalicAngle: formatNumber(metrics.italicAngle),
    Ascent: formatNumber(metrics.ascent),
    Descent: formatNumber(metrics.descent),
    CapHeight: formatNumber(metrics.capHeight),
    XHeight: formatNumber(metrics.xHeight),
    StemV: metrics.bold ? stemV.bold : stemV.regular,
    FontFile2: formatReference(fontFile),
  };
  return file.add("other", formatDictionary(descriptor));
}

function descriptorFlags(metrics: FaceMetrics): number {
  return (
    flags.symbolic |
    (metrics.fixedPitch ? flags.fixedPitch : 0) |
    (metrics.serif ? flags.serif : 0) |
    (metrics.italicAngle !== 0 ? flags.italic : 0)
  );
}
