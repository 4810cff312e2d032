/** Commands that add all widgets to the selection that share a trait with a selected one. */
import {
  isStrokeWidth,
  type PropertyRole,
  parseColor,
  type StylingName,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import { inReadingOrder } from "../document/rects.ts";
import { visibleProperties } from "../document/visible-properties.ts";
import { type Widgets, widgetsIn } from "../document/widget-lists.ts";
import { type EditorState, selected } from "../state/editor-state.ts";
import { existing, select } from "../state/selection.ts";
import type { Command } from "./command.ts";
import { selectAndReveal } from "./select.ts";

/** Undefined if the widget does not have the trait. */
type Trait = (widget: Widget) => unknown;

function sameCommand(id: string, label: Message, trait: Trait): Command {
  const isUseful = (state: EditorState) => others(state, trait).length > 0;
  return {
    id: `select-same-${id}`,
    label,
    group: "edit",
    surfaces: ["same-menu", "palette"],
    isShown: isUseful,
    isEnabled: isUseful,
    run: (state) => {
      const { place, ids, within } = state.selection;
      const found = inReadingOrder(others(state, trait)).map(({ id }) => id);
      return selectAndReveal(state, existing(state.document, select(place, [...ids, ...found], within)));
    },
  };
}

/** Returns the widgets of the list that the command would add. Locked and hidden ones are left out. */
function others(state: EditorState, trait: Trait): Widgets {
  const chosen = new Set(selected(state));
  const wanted = new Set([...chosen].map(trait));
  wanted.delete(undefined);
  if (wanted.size === 0) return [];
  return widgetsIn(state.document, state.selection.place).filter(
    (widget) => !widget.locked && !widget.hidden_in_editor && !chosen.has(widget) && wanted.has(trait(widget)),
  );
}

const styled =
  (name: StylingName): Trait =>
  ({ type, styling }) =>
    widgetDefinition(type)?.styling?.[name].read(styling?.[name]).value;

/** Returns the visible value of the property with a role. */
const visible =
  (role: PropertyRole): Trait =>
  (widget) =>
    visibleProperties(widget).find(({ property }) => property.role === role)?.value;

const [dashes, fill] = [visible("dashes"), visible("fill")];

/** Width and dashes. Undefined for widgets without lines. */
const lineStyle: Trait = (widget) => {
  const width = visibleProperties(widget).find(({ property }) => isStrokeWidth(property))?.value;
  return width === undefined ? undefined : JSON.stringify([dashes(widget) ?? "solid", width]);
};

/** Color of the background, or of the fill if the widget has no background. */
const background: Trait = (widget) => parseColor(widget.background_color) ?? fill(widget);

/** In menu order. */
export const sameCommands: readonly Command[] = [
  sameCommand("type", message("Select Same Type"), ({ type }) => type),
  sameCommand("font", message("Select Same Font"), styled("font")),
  sameCommand("text-size", message("Select Same Text Size"), styled("size")),
  sameCommand("text-color", message("Select Same Text Color"), styled("color")),
  sameCommand("line-color", message("Select Same Line Color"), visible("strokeColor")),
  sameCommand("line-style", message("Select Same Line Style"), lineStyle),
  sameCommand("background", message("Select Same Background"), background),
];
