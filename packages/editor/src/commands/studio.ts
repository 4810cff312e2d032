/** What the studio around the editor does. The keys are the editor's, the work is the host's. */
import { always, type Command, type Request, requesting, type Surface } from "./command.ts";

function asking(
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

export const studioCommands: readonly Command[] = [
  asking("save", "Save", { kind: "save" }, ["Mod+S"]),
  asking("export", "Export PDF", { kind: "export" }, ["Mod+E"]),
  asking("build", "Build", { kind: "dialog", name: "build" }, []),
  asking("toggle-yaml", "YAML", { kind: "toggle-yaml" }, ["Mod+Shift+Y"]),
  asking("open-palette", "Commands…", { kind: "dialog", name: "palette" }, ["Mod+K"], ["toolbar"]),
  asking("open-shortcuts", "Keyboard Shortcuts", { kind: "dialog", name: "shortcuts" }, ["?"], ["palette"]),
  asking("pick-image", "Import Image…", { kind: "pick-image" }, []),
  asking("next-region", "Next Region", { kind: "next-region" }, ["F6"], []),
  asking("previous-region", "Previous Region", { kind: "previous-region" }, ["Shift+F6"], []),
];
