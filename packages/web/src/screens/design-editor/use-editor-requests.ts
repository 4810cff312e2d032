import type { DesignSession, DialogName, Request } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import type { RefObject } from "react";
import type { OnDemandAction } from "../../editor/blocks/on-demand.ts";
import { writeClipboard } from "../../editor/clipboard/use-clipboard.ts";
import { goToRegion } from "../../editor/frame/editor-frame.tsx";
import { type EditorEvents, useEditorEvents } from "../../editor/state/new-editor.ts";

interface EditorRequestHandlers {
  readonly events: EditorEvents;
  readonly session: DesignSession;
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onDialog: (name: DialogName) => void;
  readonly onExport: (() => void) | undefined;
  readonly onElsewhere: ((id: string, direction: "undo" | "redo") => Promise<Message | undefined>) | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
}

async function loadAndRun(
  session: DesignSession,
  action: OnDemandAction,
  onProblem: EditorRequestHandlers["onProblem"],
): Promise<void> {
  const { runOnDemand } = await import("../../editor/blocks/on-demand.ts");
  const state = session.getState();
  if (state.kind === "editing") onProblem(runOnDemand(state.editor, action));
}

export function useEditorRequests({
  events,
  session,
  picker,
  onDialog,
  onExport,
  onElsewhere,
  onProblem,
}: EditorRequestHandlers): void {
  useEditorEvents(events, (request: Request): void => {
    switch (request.kind) {
      case "save":
        return void session.save();
      case "export":
        return onExport?.();
      case "dialog":
        return onDialog(request.name);
      case "on-demand":
        return void loadAndRun(session, request.action, onProblem);
      case "toggle-yaml":
        return session.toggleYaml();
      case "elsewhere":
        return void onElsewhere?.(request.id, request.direction).then(onProblem);
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
