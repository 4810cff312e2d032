/** Commands that the host performs. The editor only defines their labels and shortcuts. */
import { type Message, message } from "@octavo/foundation";
import { selected } from "../state/editor-state.ts";
import { always, type Command, type Request, requesting, type Surface } from "./command.ts";

function hostCommand(
  id: string,
  label: Message,
  request: Request,
  shortcuts: readonly string[],
  surfaces: readonly Surface[] = ["toolbar", "palette"],
): Command {
  return {
    id,
    label,
    group: "document",
    shortcuts,
    worksInFields: shortcuts.every((shortcut) => shortcut.length > 1),
    surfaces,
    isEnabled: always,
    run: (state) => requesting(state, request),
  };
}

export const hostCommands: readonly Command[] = [
  hostCommand("save", message("Save"), { kind: "save" }, ["Mod+S"]),
  hostCommand("export", message("Export PDF"), { kind: "export" }, ["Mod+E"]),
  hostCommand("build", message("Build"), { kind: "dialog", name: "build" }, []),
  hostCommand("toggle-yaml", message("YAML"), { kind: "toggle-yaml" }, ["Mod+Shift+Y"]),
  hostCommand("open-palette", message("Commands…"), { kind: "dialog", name: "palette" }, ["Mod+K"], ["toolbar"]),
  hostCommand("open-find", message("Find…"), { kind: "dialog", name: "find" }, ["Mod+F"], ["palette"]),
  hostCommand(
    "open-replace",
    message("Find and Replace…"),
    { kind: "dialog", name: "replace" },
    ["Mod+H", "Mod+Alt+F"],
    ["palette"],
  ),
  hostCommand(
    "open-shortcuts",
    message("Keyboard Shortcuts"),
    { kind: "dialog", name: "shortcuts" },
    ["?"],
    ["palette"],
  ),
  hostCommand("pick-image", message("Import Image…"), { kind: "pick-image" }, []),
  hostCommand("next-region", message("Next Region"), { kind: "next-region" }, ["F6"], []),
  hostCommand("previous-region", message("Previous Region"), { kind: "previous-region" }, ["Shift+F6"], []),
];

/** Opens the dialog that saves the selection as a part. */
export const askForPart: Command = {
  id: "ask-for-part",
  label: message("Save as part…"),
  group: "widget",
  surfaces: ["widget-menu", "palette"],
  isEnabled: (state) => selected(state).length > 0,
  run: (state) => requesting(state, { kind: "dialog", name: "save-part" }),
};
