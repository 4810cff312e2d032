import { type WidgetDefinition, widgetDefinitions } from "@octavo/engine";
import { isEqual, type Message, message } from "@octavo/foundation";
import { insertLabel } from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { idle, type Tool } from "../state/interaction.ts";
import { nothingSelected } from "../state/selection.ts";
import { finishText, withSelection } from "../state/transaction.ts";
import { leaveBlock } from "./blocks.ts";
import { always, type Command, done, requesting } from "./command.ts";
import { outerSelection } from "./groups.ts";
import { leaveMaster } from "./masters.ts";

/** Shortcuts of the insert tools. Other widget types have none. */
const letters: Readonly<Record<string, string>> = {
  text_block: "T",
  box: "B",
  lines: "L",
  divider: "D",
  calendar: "C",
  internal_link: "K",
  tap_zone: "Z",
  anchor: "A",
  checkbox: "X",
  image: "I",
};

function toolCommand(id: string, label: Message, tool: Tool, shortcuts: readonly string[] = []): Command {
  return {
    id,
    label,
    group: tool.kind === "insert" ? "insert" : "tools",
    shortcuts,
    surfaces: tool.kind === "insert" ? ["palette"] : ["toolbar", "palette"],
    isEnabled: always,
    isOn: (state) => isEqual(state.tool, tool),
    run: (state) => done(withTool(state, tool), label),
  };
}

function withTool(state: EditorState, tool: Tool): EditorState {
  return { ...finishText(state), tool, interaction: idle };
}

export const chooseSelect = toolCommand("choose-select", message("Select"), { kind: "select" }, ["V"]);
export const chooseHand = toolCommand("choose-hand", message("Hand"), { kind: "hand" }, ["H"]);
export const chooseLink = toolCommand("choose-link", message("Draw a Link"), { kind: "link" }, ["Mod+L"]);

function insertTool({ type, label }: WidgetDefinition): Command {
  const letter = letters[type];
  return toolCommand(
    `insert-${type}`,
    insertLabel(label),
    { kind: "insert", type },
    letter === undefined ? [] : [letter],
  );
}

export const insertTools: readonly Command[] = widgetDefinitions.map(insertTool);

/** Selects the insert tool with a preset, from the widget palette. */
export const chooseInsert: Command<{ readonly type: string; readonly preset?: string }> = {
  id: "choose-insert",
  label: message("Insert"),
  group: "insert",
  isEnabled: always,
  run: (state, { type, preset }) =>
    done(withTool(state, { kind: "insert", type, ...(preset !== undefined && { preset }) })),
};

/** Leaves the innermost mode: text, menu, tool, group, selection, block, master. After the last one the focus leaves the canvas. */
export const escape: Command = {
  id: "escape",
  label: message("Cancel"),
  group: "tools",
  shortcuts: ["Escape"],
  isEnabled: always,
  run: (state) => {
    const out = leaveCurrentMode(state);
    return out ? done(out) : requesting(state, { kind: "next-region" });
  },
};

/** Undefined if there is no mode to leave. */
function leaveCurrentMode(state: EditorState): EditorState | undefined {
  if (state.textEdit) return finishText(state);
  if (state.contextMenu) return { ...state, contextMenu: undefined };
  if (state.tool.kind !== "select") return withTool(state, { kind: "select" });
  const outer = outerSelection(state);
  if (outer) return withSelection(state, outer);
  if (state.selection.ids.length > 0) return withSelection(state, nothingSelected(state.place));
  const leave = [leaveBlock, leaveMaster].find((command) => command.isEnabled(state));
  const outcome = leave?.run(state);
  return outcome && "state" in outcome ? outcome.state : undefined;
}
