/** Fields of the print dialog as typed, and the settings that they mean. */
import {
  type Flip,
  type HolePattern,
  type PaperName,
  type PrintLayout,
  type PrintSettings,
  paperSizes,
} from "@octavo/engine";

export interface PrintForm {
  /** "page" is a sheet of the size of the page, "own" one of a size of one's own. */
  readonly sheet: PaperName | "page" | "own";
  readonly width: string;
  readonly height: string;
  readonly layout: PrintLayout;
  readonly flip: Flip | "auto";
  readonly signature: string;
  readonly creep: string;
  readonly binding: string;
  readonly margin: string;
  readonly holes: HolePattern | "none";
  readonly scale: "fit" | "actual";
  /** "none", "pairs", or a section with this prefix. */
  readonly facing: string;
  readonly hasMarks: boolean;
  readonly hasReferences: boolean;
}

export const sectionPrefix = "section:";

export const usualForm: PrintForm = {
  sheet: "a4",
  width: "210",
  height: "297",
  layout: "booklet",
  flip: "auto",
  signature: "",
  creep: "0.1",
  binding: "0",
  margin: "0",
  holes: "none",
  scale: "fit",
  facing: "none",
  hasMarks: false,
  hasReferences: true,
};

/** The engine refuses what is not a number. */
export function settingsOf(form: PrintForm): PrintSettings {
  const { layout, flip, holes, scale, facing, hasMarks, hasReferences } = form;
  const isBooklet = layout === "booklet";
  return {
    layout,
    sheet: sheetOf(form),
    flip: flip === "auto" ? undefined : flip,
    signature: isBooklet && form.signature.trim() !== "" ? numberOf(form.signature) : undefined,
    creep: isBooklet ? numberOf(form.creep) : undefined,
    binding: numberOf(form.binding),
    margin: numberOf(form.margin),
    holes: holes === "none" ? undefined : holes,
    scale: scale === "fit" ? undefined : 1,
    facing: facingOf(facing),
    marks: hasMarks,
    references: hasReferences,
  };
}

function sheetOf({ sheet, width, height }: PrintForm): PrintSettings["sheet"] {
  if (sheet === "page") return undefined;
  return sheet === "own" ? { width: numberOf(width), height: numberOf(height) } : paperSizes[sheet];
}

function facingOf(facing: string): PrintSettings["facing"] {
  if (facing === "none") return undefined;
  return facing.startsWith(sectionPrefix) ? [facing.slice(sectionPrefix.length)] : "pairs";
}

/** An empty field is 0. */
const numberOf = (text: string): number => Number(text.trim().replace(",", "."));
