import { isRightToLeft, separateCells } from "@octavo/engine";
import { limits, message } from "@octavo/foundation";
import { freeName, groupNames, isStorable, joinedGroup, withGroup } from "../document/groups.ts";
import { newWidgetIds } from "../document/new-ids.ts";
import { stylesOf } from "../document/styles.ts";
import { widgetsIn, withWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import * as placement from "../placement-messages.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";
import { widgetWithCells } from "./groups.ts";

/** Replaces the selected widget by a group with a widget for each of its cells. Loaded on demand. */
export const separateSelection: Command<undefined> = {
  id: "separate-cells",
  label: message("Separate the Cells"),
  group: "arrange",
  isEnabled: always,
  run: (state) => {
    const { document, selection } = state;
    const { place } = selection;
    const whole = widgetWithCells(state);
    if (!whole) return done(state);
    const list = widgetsIn(document, place);
    const isMirrored = isRightToLeft(document.metadata.locale);
    const cells = separateCells(whole, { styles: stylesOf(document), isMirrored });
    if (list.length - 1 + cells.length > limits.widgetsPerDesign) return { refused: messages.tooManyWidgets };
    const name = freeName(whole.id, groupNames(list, whole.group));
    const group = joinedGroup(whole.group, name) ?? name;
    if (!isStorable(group)) return { refused: messages.groupTooDeep };
    const ids = newWidgetIds(document, Array<string>(cells.length).fill(whole.id));
    const separate = cells.map((cell, i) => withGroup({ ...cell, id: ids[i] ?? cell.id }, group));
    const change = {
      document: withWidgets(document, place, list.toSpliced(list.indexOf(whole), 1, ...separate)),
      // The next click selects one cell.
      selection: select(place, ids, group),
    };
    return done(transact(state, placement.separateStep, change), placement.separated(cells.length));
  },
};
