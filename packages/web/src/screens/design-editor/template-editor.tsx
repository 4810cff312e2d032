import type { StoredTemplate } from "@octavo/contract";
import {
  type DraftSession,
  draftStateOf,
  type EditorDocument,
  isDirty,
  loadYaml,
  metadataOf,
  replaceDocument,
  setDocumentSettings,
} from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import { useEffect, useMemo, useRef, useState } from "react";
import { templates as messages } from "../../api/messages.ts";
import { useFrameDialog } from "../../editor/panels/editor-frame.tsx";
import { useEditorState } from "../../editor/session/editor-context.ts";
import { useWorld } from "../../editor/session/resources.ts";
import { useStorageProblem, useStoredDraft } from "../../editor/session/use-draft-session.ts";
import { useNewEditor } from "../../editor/session/use-new-editor.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { stateClasses } from "./design-bar.tsx";
import { DesignFrame } from "./design-frame.tsx";
import { ExportTemplate } from "./export-template.tsx";
import type { InitialDesign } from "./initial-design.ts";
import { notSaved } from "./messages.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { TemplateBar } from "./template-bar.tsx";
import { TemplateCanvas } from "./template-canvas.tsx";
import { useDesignText } from "./use-design-text.ts";
import { useEditorRequests } from "./use-editor-requests.ts";
import { useSaveTemplate } from "./use-save-template.ts";

const buildDialog = lazyPart(async () => (await import("./build-dialog.tsx")).BuildDialog);
const rescaleDialog = lazyPart(async () => (await import("../../editor/panels/rescale-dialog.tsx")).RescaleDialog);
const workspace = lazyPart(async () => (await import("./design-workspace.tsx")).DesignWorkspace);

export interface TemplateDesignProps {
  /** Undefined for a new template. */
  readonly template: StoredTemplate | undefined;
  readonly profiles: readonly DeviceProfile[];
  /** Called with the id of the template after its first save. */
  readonly onMoved: (id: string) => void;
}

interface TemplateEditorProps extends TemplateDesignProps {
  readonly desk: DraftSession;
  readonly opening: InitialDesign;
}

export function TemplateEditor({ template, profiles, desk, opening, onMoved }: TemplateEditorProps) {
  const { restored } = opening;
  const world = useWorld();
  const [complaint, setComplaint] = useState<string>();
  const [asking, setAsking] = useState(false);
  /** The document of the last build. An edit creates another document. */
  const [built, setBuilt] = useState<EditorDocument>();
  const { dialog, open: openDialog, close } = useFrameDialog();
  /** The device that the rescale dialog starts with. */
  const [asked, setAsked] = useState<DeviceProfile>();
  const closeRescale = () => {
    setAsked(undefined);
    close();
  };
  const picker = useRef<HTMLInputElement>(null);
  const { editor, events } = useNewEditor(() => opening);
  const text = useDesignText({
    editor,
    read: (yaml, written) => yaml.readTemplate(written, world),
    opening,
    onChange: desk.touch,
  });
  const saving = useSaveTemplate({
    first: template && { ...template, ...(typeof restored?.base === "number" && { revision: restored.base }) },
    snapshot: async () => {
      // Flushes the draft, so that a page closed during the save does not leave a different version.
      void desk.flush();
      const { document } = editor.getState();
      const { name, description, category, author, profile } = document.metadata;
      const onSaved = () => editor.markSaved(document);
      return { name, description, category, author, profile, text: await text.print(), onSaved };
    },
    hasChanges: () => isDirty(editor.getState()),
    onRenamed: (name) => editor.runWith(setDocumentSettings, { name }),
    onReplace: (document) => {
      editor.runWith(replaceDocument, { document, label: "take their version" });
      editor.markSaved(editor.getState().document);
      text.settle();
    },
    onMoved,
  });
  const { opened, conflict } = saving;
  useStoredDraft(desk, editor, () => {
    const state = editor.getState();
    const ahead = text.ahead();
    if (!isDirty(state) && ahead === undefined) return undefined;
    const { name } = state.document.metadata;
    return { name, base: opened?.revision, text: ahead, work: draftStateOf(state) };
  });
  useEffect(() => {
    if (opened) void desk.markSaved(opened.id);
  }, [desk, opened]);
  const trouble = useStorageProblem(desk);
  const canSave = () => !text.hasErrors && editor.getState().document.metadata.name.trim() !== "";
  const save = () => {
    if (canSave()) void saving.save();
  };
  const build = async (built: string) => {
    const yaml = await loadYaml();
    const document = yaml.readTemplate(built, world);
    if (!document) return messages.invalid;
    const refused = editor.runWith(replaceDocument, { document, label: "build" });
    text.settle();
    setBuilt(editor.getState().document);
    return refused;
  };
  const problem = saving.problem ?? trouble ?? text.problem;
  useEditorRequests({ events, text, picker, onDialog: openDialog, onSave: save, onExport: () => setAsking(true) });
  return (
    <DesignFrame
      {...{ editor, world, problem, text, saving, picker }}
      noun="template"
      conflict={conflict && { theirs: conflict.theirs?.document }}
      onProblem={setComplaint}
      bar={
        <>
          <Guard hasErrors={text.hasErrors} onSave={saving.save} />
          <TemplateBar
            profiles={profiles}
            saving={saving.saving}
            hasErrors={text.hasErrors}
            onSave={save}
            onSettings={() => openDialog("settings")}
            onDevice={(profile) => {
              setAsked(profile);
              openDialog("rescale");
            }}
          >
            <State hasErrors={text.hasErrors} />
            <ModeSwitch mode={text.mode} onMode={text.change} />
            <span className="flex flex-1 justify-end gap-2 max-md:order-2">
              <Button className="min-h-11" onClick={() => openDialog("build")}>
                {t("Build")}
              </Button>
              <Export print={text.print} built={built} asking={asking} onAsking={setAsking} />
            </span>
          </TemplateBar>
        </>
      }
    >
      <Saved words={saving.problem === undefined ? saving.saved : undefined} />
      {text.mode === "visual" ? (
        <TemplateCanvas
          {...{ world, profiles, dialog }}
          onDialog={openDialog}
          onCloseDialog={close}
          problem={complaint}
          onProblem={setComplaint}
        />
      ) : (
        <Text text={text.shown()} onText={text.edit} />
      )}
      {dialog === "build" && (
        <buildDialog.Part props={{ open: true, onClose: close, onOpen: build }} onGiveUp={close} />
      )}
      {dialog === "rescale" && (
        <rescaleDialog.Part
          props={{ world, chosen: asked, onProblem: setComplaint, onClose: closeRescale }}
          onGiveUp={closeRescale}
        />
      )}
    </DesignFrame>
  );
}

function Text({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const source = useMemo(() => ({ template: text }), [text]);
  return <workspace.Part props={{ text, onText, source }} fallback={<Loading />} />;
}

interface ExportProps {
  readonly print: () => Promise<string>;
  readonly built: EditorDocument | undefined;
  readonly asking: boolean;
  readonly onAsking: (asking: boolean) => void;
}

function Export({ print, built, asking, onAsking }: ExportProps) {
  const { name, profile } = useEditorState(metadataOf);
  const isBuilt = useEditorState(({ document }) => document === built);
  return <ExportTemplate {...{ print, name, profile, isBuilt, asking, onAsking }} />;
}

function Saved({ words }: { readonly words: string | undefined }) {
  const isChanged = useEditorState(isDirty);
  if (words === undefined || isChanged) return null;
  return (
    <Notice kind="success" className="mx-4 mb-3 sm:mx-6">
      {translate(words)}
    </Notice>
  );
}

/** A notice reports that the template was saved. */
function State({ hasErrors }: { readonly hasErrors: boolean }) {
  const isChanged = useEditorState(isDirty);
  return <SaveState isChanged={isChanged || hasErrors} isSaved={false} className={stateClasses} />;
}

interface GuardProps {
  readonly hasErrors: boolean;
  readonly onSave: () => Promise<boolean>;
}

function Guard({ hasErrors, onSave }: GuardProps) {
  const isChanged = useEditorState(isDirty);
  const { name } = useEditorState(metadataOf);
  const canSave = !hasErrors && name.trim() !== "";
  return (
    <>
      <title>{`${name || t("New Template")} – Octavo`}</title>
      <UnsavedGuard
        when={isChanged || hasErrors}
        sentence={notSaved(name || t("New Template"))}
        onSave={canSave ? onSave : undefined}
      />
    </>
  );
}
