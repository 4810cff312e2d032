import { type SharedParts, sharedParts } from "../model/shared-parts.ts";
import { printBlock } from "./print-block.ts";

/** YAML of each shared part. Empty if the document has none. */
export function printShared(document: SharedParts): readonly string[] {
  const { blocks, styles, themes, fonts, ...names } = sharedParts(document);
  return [
    ...(blocks ? [printBlock({ blocks }, 5)] : []),
    ...(styles ? [printBlock({ styles }, 2)] : []),
    ...(themes ? [printBlock({ themes }, 4)] : []),
    ...Object.entries(names).map(([key, name]) => printBlock({ [key]: name }, 1)),
    ...(fonts ? [printBlock({ fonts }, 2)] : []),
  ];
}
