import { message } from "@octavo/foundation";
import {
  groupName,
  groupNames,
  isStorable,
  isWithin,
  joinedGroup,
  membersOf,
  parentGroup,
  withGroup,
} from "../document/groups.ts";
import { changeWidgets, widgetsIn } from "../document/widget-lists.ts";
import { groupTooDeep } from "../messages.ts";
import * as messages from "../property-messages.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

interface RenameArgs {
  /** Path of a group in the list of the selection. */
  readonly group: string;
  readonly to: string;
}

export const renameGroup: Command<RenameArgs> = {
  id: "rename-group",
  label: message("Rename Group"),
  group: "widget",
  isEnabled: always,
  run: (state, { group, to: written }) => {
    const { place, ids, within } = state.selection;
    const list = widgetsIn(state.document, place);
    const [name, parent] = [written.trim(), parentGroup(group)];
    if (name === groupName(group)) return done(state);
    if (name === "" || name.includes("/")) return { refused: messages.groupNameExpected };
    if (groupNames(list, parent).has(name)) return { refused: messages.groupNameTaken(name) };
    const renamed = (path: string) => joinedGroup(parent, name, path.slice(group.length + 1) || undefined) ?? name;
    const members = membersOf(list, group);
    if (!members.every((widget) => isStorable(renamed(widget.group ?? group)))) return { refused: groupTooDeep };
    const document = changeWidgets(
      state.document,
      place,
      members.map(({ id }) => id),
      (widget) => withGroup(widget, renamed(widget.group ?? group)),
    );
    const selection = select(place, ids, within !== undefined && isWithin(within, group) ? renamed(within) : within);
    return done(transact(state, messages.renameGroupStep, { document, selection }), messages.renamed(name));
  },
};
