/** Commands of the properties panel, for all selected widgets that have the property. */

import { type StylingName, type Widget, widgetDefinition } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import {
  isNumber,
  typeSize,
  type WidgetEdit,
  withBackground,
  withContent,
  withPreset,
  withProperty,
  withStyling,
} from "../document/edit-widget.ts";
import type { FitsText } from "../document/grow-text.ts";
import { placementIfLoaded } from "../document/load-placement.ts";
import { changeWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import * as propertyMessages from "../property-messages.ts";
import { type EditorState, hasText, pageRect, unlocked } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";
import { changeSelected } from "./set-geometry.ts";

interface PropertyArgs {
  /** Undefined removes a property, so that its default applies. Values are applied in this order. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Increments of numbers, for "+=10" typed for several widgets. */
  readonly by?: Readonly<Record<string, number>>;
}

const hasSelection = (state: EditorState) => unlocked(state).length > 0;

export const setProperty: Command<PropertyArgs> = {
  id: "set-property",
  label: message("Change Property"),
  group: "widget",
  isEnabled: hasSelection,
  run: (state, { values = {}, by = {} }) => {
    const names = [...Object.keys(values), ...Object.keys(by)];
    const label = propertyMessages.changeProperty(labelOf(unlocked(state)[0], names[0] ?? ""));
    return editSelected(state, label, `property:${names.join()}`, (widget) =>
      names.map(
        (name) => (edited: Widget) =>
          withProperty(edited, name, name in values ? values[name] : increased(widget, name, by[name] ?? 0)),
      ),
    );
  },
};

function labelOf(widget: Widget | undefined, name: string): string {
  const property = widget && widgetDefinition(widget.type)?.properties[name];
  return property?.label ?? name;
}

function increased(widget: Widget, name: string, by: number): unknown {
  const property = widgetDefinition(widget.type)?.properties[name];
  const written = widget.properties?.[name];
  return property && isNumber(property) ? Number(property.read(written).value) + by : written;
}

interface StylingArgs {
  readonly name: StylingName;
  readonly value?: unknown;
  readonly by?: number;
  /** With it, the box of a text grows if larger type needs more room. */
  readonly fits?: FitsText;
}

export const setStyling: Command<StylingArgs> = {
  id: "set-styling",
  label: message("Change Type"),
  group: "widget",
  isEnabled: hasSelection,
  run: (state, { name, value, by, fits }) =>
    editSelected(state, propertyMessages.changeStyling[name], `styling:${name}`, (widget) => [
      (edited) => withStyling(edited, name, by === undefined ? value : typeSize(widget) + by),
      (edited) => {
        const grown = fits && hasText(edited) && placementIfLoaded()?.grownText(edited, widget, pageRect(state), fits);
        return { widget: grown || edited };
      },
    ]),
};

export const setContent: Command<{ readonly content: string }> = {
  id: "set-content",
  label: message("Change Content"),
  group: "widget",
  isEnabled: hasSelection,
  run: (state, { content }) =>
    changeSelected(state, { label: messages.editTextStep, key: "content" }, (widget) =>
      hasText(widget) ? withContent(widget, content) : widget,
    ),
};

/** An empty color means transparent. */
export const setBackground: Command<{ readonly color: string }> = {
  id: "set-background",
  label: message("Change Background"),
  group: "widget",
  isEnabled: hasSelection,
  run: (state, { color }) =>
    editSelected(state, propertyMessages.changeBackground, "background", () => [
      (edited) => withBackground(edited, color),
    ]),
};

/** Applies a named set of properties to the widgets whose type defines it. */
export const applyPreset: Command<{ readonly name: string }> = {
  id: "apply-preset",
  label: message("Apply Preset"),
  group: "widget",
  isEnabled: hasSelection,
  run: (state, { name }) =>
    changeSelected(state, { label: propertyMessages.applyPresetStep }, (widget) => withPreset(widget, name)),
};

type Edit = (widget: Widget) => WidgetEdit;

/** Edits all widgets or none: if one edit is refused, nothing changes. A correction is announced. */
function editSelected(
  state: EditorState,
  label: Message,
  key: string,
  editsOf: (widget: Widget) => readonly Edit[],
): Outcome {
  const { place } = state.selection;
  const widgets = unlocked(state);
  const results = new Map<string, Widget>();
  let correction: Message | undefined;
  for (const widget of widgets) {
    let edited = widget;
    for (const edit of editsOf(widget)) {
      const result = edit(edited);
      if ("refused" in result) return result;
      edited = result.widget;
      correction ??= result.correction;
    }
    results.set(widget.id, edited);
  }
  const document = changeWidgets(state.document, place, results.keys(), (widget) => results.get(widget.id) ?? widget);
  const joined = [key, place.kind, place.id, ...results.keys()].join();
  return done(transact(state, label, { document }, joined), correction);
}
