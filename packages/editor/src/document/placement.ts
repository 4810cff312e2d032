/** Place, size and look of widgets, by the page around them, and sizes of parts. Loaded shortly after the editor opens. */

export { resizedPart } from "@octavo/engine";
export {
  cornerAt,
  gridAround,
  gridIn,
  markGuides,
  markOffsets,
  marksIn,
  marksMovedBy,
  marksWithin,
  withMarkings,
} from "../snapping/markings.ts";
export { areaNames, insertionNotice } from "./area-names.ts";
export { inDesignLook, minimumsOn } from "./design-look.ts";
export { roomFor, safeArea } from "./free-room.ts";
export { grownText } from "./grow-text.ts";
