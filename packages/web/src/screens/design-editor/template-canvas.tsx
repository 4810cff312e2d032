import { type DialogName, type EditorState, findMaster, leaveMaster, metadataOf } from "@octavo/editor";
import { type DeviceProfile, findProfile, type World } from "@octavo/engine";
import { useState } from "react";
import { EditorFrame } from "../../editor/panels/editor-frame.tsx";
import { isAboutProblems, type Panel, SidePanels } from "../../editor/panels/side-panels.tsx";
import { useEditor, useEditorState } from "../../editor/session/editor-context.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useDiagnostics } from "./use-diagnostics.ts";

const pagesPanel = lazyPart(async () => (await import("../../editor/panels/pages-panel.tsx")).PagesPanel);
const batchDialogs = lazyPart(async () => (await import("../../editor/panels/batch-dialogs.tsx")).BatchDialogs);
const settingsDialog = lazyPart(async () => (await import("../../editor/panels/settings-dialog.tsx")).SettingsDialog);

interface TemplateCanvasProps {
  readonly world: World;
  readonly profiles: readonly DeviceProfile[];
  readonly dialog: DialogName | undefined;
  readonly onDialog: (dialog: DialogName) => void;
  readonly onCloseDialog: () => void;
  readonly problem: string | undefined;
  readonly onProblem: (problem: string | undefined) => void;
}

type PagesProps = Pick<TemplateCanvasProps, "world" | "onProblem">;

/** Reserves its width until the panel is loaded, so that the page does not move. */
function Pages(props: PagesProps) {
  const isShown = useEditorState(({ settings }) => settings.pages);
  const room = <div className="w-52 shrink-0 border-r border-rule max-md:hidden" />;
  return isShown && <pagesPanel.Part props={props} fallback={room} />;
}

const templateSource = (template: string) => ({ template });

export function TemplateCanvas({
  world,
  profiles,
  dialog,
  onDialog,
  onCloseDialog,
  problem,
  onProblem,
}: TemplateCanvasProps) {
  const editor = useEditor();
  const { profile: id } = useEditorState(metadataOf);
  const profile = findProfile(profiles, id);
  const engine = useEngine();
  const [panel, setPanel] = useState<Panel>();
  const diagnostics = useDiagnostics(isAboutProblems(panel) ? editor : undefined, templateSource);
  return (
    <>
      <EditorFrame
        {...{ editor, world, profile, dialog, onCloseDialog, problem, onProblem }}
        left={<Pages world={world} onProblem={onProblem} />}
        above={<MasterBanner />}
        right={
          <SidePanels
            engine={engine}
            diagnostics={diagnostics}
            onProblem={onProblem}
            onPanel={setPanel}
            previewOn={{ profile }}
          />
        }
      />
      {(dialog === "add-pages" || dialog === "duplicate-pages") && (
        <batchDialogs.Part props={{ dialog, onClose: onCloseDialog }} onGiveUp={onCloseDialog} />
      )}
      {dialog === "settings" && (
        <settingsDialog.Part
          props={{ open: true, profile, onRescale: () => onDialog("rescale"), onClose: onCloseDialog }}
          onGiveUp={onCloseDialog}
        />
      )}
    </>
  );
}

const editedMaster = ({ document, place }: EditorState) =>
  place.kind === "master" && document.kind === "template" ? findMaster(document, place.id) : undefined;

function MasterBanner() {
  const editor = useEditor();
  const master = useEditorState(editedMaster);
  if (!master) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 border-b border-rule bg-wash px-4 py-1.5 text-[0.9375rem]">
      {t("You are editing the master “{name}”. Changes apply to every page that uses it.", { name: master.name })}
      <Button onClick={() => editor.run(leaveMaster)}>{t("Back to Page")}</Button>
    </p>
  );
}
