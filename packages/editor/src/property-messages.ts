/** Messages of changes of properties of widgets and of the canvas. Loaded with them, not with the editor. */
import { type Message, message } from "@octavo/foundation";

/** A label of a table, in lower case within a sentence. */
const within = (label: string): Message => ({ text: label, initial: "lower" });

export const idTaken = (id: string) => message('There is already a widget "{id}" here', { id });
export const renameWidgetStep = message("rename widget");
export const renameGroupStep = message("rename group");
export const groupNameExpected = message("A group needs a name without a slash");
export const groupNameTaken = (name: string) => message('There is already a group "{name}" here', { name });
export const renamed = (name: string) => message("Renamed to {name}", { name });
export const changeProperty = (label: string) => message("change {property}", { property: within(label) });
export const changeStyling = {
  font: message("change font"),
  size: message("change type size"),
  color: message("change text color"),
  text_align: message("change text alignment"),
  line_height: message("change line height"),
};
export const changeBackground = message("change background");
export const applyPresetStep = message("apply preset");
export const sizeExpected = (max: number) =>
  message("Width and height must be numbers from 1 to {max}", { max: String(max) });
export const marginsExpected = message("Margins must be four numbers that leave room on the page");
export const gridExpected = (max: number) => message("Grid size must be a number above 0 up to {max}", { max });
export const changePage = message("change page");
