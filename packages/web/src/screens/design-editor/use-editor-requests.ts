import type { DialogName, Request } from "@octavo/editor";
import type { RefObject } from "react";
import { goToRegion } from "../../editor/panels/editor-frame.tsx";
import { writeClipboard } from "../../editor/session/use-clipboard.ts";
import { type EditorEvents, useEditorEvents } from "../../editor/session/use-new-editor.ts";
import type { Mode } from "./mode-switch.tsx";

interface EditorRequestHandlers {
  readonly events: EditorEvents;
  readonly text: { readonly mode: Mode; readonly change: (mode: Mode) => void };
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onDialog: (name: DialogName) => void;
  readonly onSave: () => void;
  readonly onExport?: () => void;
}

export function useEditorRequests({ events, text, picker, onDialog, onSave, onExport }: EditorRequestHandlers): void {
  useEditorEvents(events, (request: Request): void => {
    switch (request.kind) {
      case "save":
        return onSave();
      case "export":
        return onExport?.();
      case "dialog":
        return onDialog(request.name);
      case "toggle-yaml":
        return text.change(text.mode === "visual" ? "yaml" : "visual");
      case "write-clipboard":
        return writeClipboard(request.text);
      case "pick-image":
        return picker.current?.click();
      case "next-region":
        return goToRegion(1);
      case "previous-region":
        return goToRegion(-1);
      default:
        return;
    }
  });
}
