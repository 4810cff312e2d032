/** Commands that the host performs. The editor only defines their labels and shortcuts. */
import { always, type Command, type Request, requesting, type Surface } from "./command.ts";

function hostCommand(
  id: string,
  label: string,
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
  hostCommand("save", "Save", { kind: "save" }, ["Mod+S"]),
  hostCommand("export", "Export PDF", { kind: "export" }, ["Mod+E"]),
  hostCommand("build", "Build", { kind: "dialog", name: "build" }, []),
  hostCommand("toggle-yaml", "YAML", { kind: "toggle-yaml" }, ["Mod+Shift+Y"]),
  hostCommand("open-palette", "Commands…", { kind: "dialog", name: "palette" }, ["Mod+K"], ["toolbar"]),
  hostCommand("open-shortcuts", "Keyboard Shortcuts", { kind: "dialog", name: "shortcuts" }, ["?"], ["palette"]),
  hostCommand("pick-image", "Import Image…", { kind: "pick-image" }, []),
  hostCommand("next-region", "Next Region", { kind: "next-region" }, ["F6"], []),
  hostCommand("previous-region", "Previous Region", { kind: "previous-region" }, ["Shift+F6"], []),
];
