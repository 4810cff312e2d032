import { projectLimits } from "@octavo/contract";
import { type DeviceProfile, findProfile, type World } from "@octavo/engine";
import { Link } from "@tanstack/react-router";
import { Settings } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { templates as messages } from "../../api/messages.ts";
import type { DialogName, Request } from "../../editor/commands/command.ts";
import { setDocumentSettings, setProfile } from "../../editor/commands/document-settings.ts";
import { leaveMaster } from "../../editor/commands/masters.ts";
import { replaceDocument } from "../../editor/commands/replace-document.ts";
import { type EditorDocument, findMaster } from "../../editor/document/editor-document.ts";
import { type EditorState, isDirty } from "../../editor/document/editor-state.ts";
import { loadYaml } from "../../editor/document/load-yaml.ts";
import { EditorFrame, goToRegion, useFrameDialog } from "../../editor/panels/editor-frame.tsx";
import { hasSamePage } from "../../editor/panels/rescaling.ts";
import { isAboutProblems, type Panel, SidePanels } from "../../editor/panels/side-panels.tsx";
import type { Desk } from "../../editor/session/desk.ts";
import { EditorContext, useEditor, useEditorState } from "../../editor/session/editor-context.ts";
import { ImagePicker } from "../../editor/session/image-picker.tsx";
import { writeClipboard } from "../../editor/session/use-clipboard.ts";
import { useDeskTrouble, useKept } from "../../editor/session/use-desk.ts";
import { useNewEditor, useVoice } from "../../editor/session/use-new-editor.ts";
import { workOf } from "../../editor/session/work.ts";
import { whenLoaded } from "../../engine-worker/tables.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { BackIcon, backLook, DesignBar } from "./design-bar.tsx";
import { ExportTemplate } from "./export-template.tsx";
import { versionConflict } from "./late-version-conflict.ts";
import { notSaved } from "./messages.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { type Opening, readStored } from "./opening.ts";
import type { TemplateDesignProps } from "./template-design.tsx";
import { useDesignText } from "./use-design-text.ts";
import { useDiagnostics } from "./use-diagnostics.ts";
import { useSaveTemplate } from "./use-save-template.ts";

const BuildDialog = lazy(async () => ({ default: (await import("./build-dialog.tsx")).BuildDialog }));
const PagesPanel = lazy(async () => ({
  default: (await import("../../editor/panels/pages-panel.tsx")).PagesPanel,
}));
const BatchDialogs = lazy(async () => ({
  default: (await import("../../editor/panels/batch-dialogs.tsx")).BatchDialogs,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import("../../editor/panels/settings-dialog.tsx")).SettingsDialog,
}));
const RescaleDialog = lazy(async () => ({
  default: (await import("../../editor/panels/rescale-dialog.tsx")).RescaleDialog,
}));
const DesignWorkspace = lazy(async () => ({ default: (await import("./design-workspace.tsx")).DesignWorkspace }));

const firstName = "New Template";

interface TemplateEditorProps extends TemplateDesignProps {
  readonly desk: Desk;
  readonly opening: Opening;
}

/** A template of pages and masters, as a picture or as text. */
export function TemplateEditor({ template, profiles, desk, opening, onMoved }: TemplateEditorProps) {
  const { world, restored } = opening;
  const [said, setSaid] = useState<string>();
  const [asking, setAsking] = useState(false);
  /** What was built last; an edit makes it another. */
  const [built, setBuilt] = useState<EditorDocument>();
  const { dialog, open: openDialog, close } = useFrameDialog();
  /** The device that the dialog about another one begins with. */
  const [asked, setAsked] = useState<DeviceProfile>();
  const picker = useRef<HTMLInputElement>(null);
  const { editor, voice } = useNewEditor(() => opening);
  const text = useDesignText({
    editor,
    read: (yaml, written) => yaml.readTemplate(written, world),
    opening,
    onChange: desk.touch,
  });
  const saving = useSaveTemplate({
    first: template && { ...template, ...(typeof restored?.base === "number" && { revision: restored.base }) },
    take: async () => {
      const { document } = editor.getState();
      const { name, description, category, author, profile } = document.metadata;
      const onSaved = () => editor.markSaved(document);
      return { name, description, category, author, profile, text: await text.print(), onSaved };
    },
    onRenamed: (name) => editor.runWith(setDocumentSettings, { name }),
    read: (stored) => readStored(stored, world),
    onTake: (document) => {
      editor.runWith(replaceDocument, { document, label: "take their version" });
      editor.markSaved(editor.getState().document);
      text.settle();
    },
    onMoved,
  });
  const { opened, conflict } = saving;
  useKept(desk, editor, () => {
    const state = editor.getState();
    const ahead = text.ahead();
    if (!isDirty(state) && ahead === undefined) return undefined;
    const { name } = state.document.metadata;
    return { name, base: opened?.revision, text: ahead, work: workOf(state) };
  });
  useEffect(() => {
    if (opened) void desk.settle(opened.id);
  }, [desk, opened]);
  const trouble = useDeskTrouble(desk);
  const canSave = () => !text.hasErrors && editor.getState().document.metadata.name.trim() !== "";
  const save = () => {
    if (!saving.saving && canSave()) void saving.save();
  };
  const build = async (built: string) => {
    const yaml = await loadYaml();
    const document = await whenLoaded(() => yaml.readTemplate(built, world));
    if (!document) return messages.invalid;
    const refused = editor.runWith(replaceDocument, { document, label: "build" });
    text.settle();
    setBuilt(editor.getState().document);
    return refused;
  };
  const answer = (request: Request): void => {
    switch (request.kind) {
      case "save":
        return save();
      case "export":
        return setAsking(true);
      case "dialog":
        return openDialog(request.name);
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
  };
  const problem = saving.problem ?? trouble ?? text.problem;
  useVoice(voice, answer);
  return (
    <EditorContext value={editor}>
      <div className="flex h-[calc(100dvh-var(--bar))] min-h-0 flex-col">
        <Guard hasErrors={text.hasErrors} onSave={saving.save} />
        <Bar
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
          <ModeSwitch mode={text.mode} onMode={text.change} />
          <span className="flex flex-1 justify-end gap-2 max-md:order-2">
            <Button className="min-h-11" onClick={() => openDialog("build")}>
              Build
            </Button>
            <Export print={text.print} built={built} asking={asking} onAsking={setAsking} />
          </span>
        </Bar>
        {problem !== undefined && (
          <Notice
            kind="error"
            className="mx-4 mb-3 sm:mx-6"
            action={text.hasErrors && <Button onClick={text.drop}>Drop these changes</Button>}
          >
            {problem}
          </Notice>
        )}
        {conflict && (
          <versionConflict.Part
            isWanted
            props={{
              what: "template",
              world,
              theirs: conflict.theirs?.document,
              onKeepMine: saving.keepMine,
              onOverwrite: saving.overwrite,
              onTakeTheirs: saving.takeTheirs,
              onClose: saving.dismissConflict,
            }}
            onGiveUp={saving.dismissConflict}
          />
        )}
        <Saved words={saving.problem === undefined ? saving.saved : undefined} />
        {text.mode === "visual" ? (
          <Visual
            world={world}
            profiles={profiles}
            dialog={dialog}
            onDialog={openDialog}
            onCloseDialog={close}
            problem={said}
            onProblem={setSaid}
          />
        ) : (
          <Text text={text.shown()} onText={text.edit} />
        )}
        <Suspense>
          {dialog === "build" && <BuildDialog open onClose={close} onOpen={build} />}
          {dialog === "rescale" && (
            <RescaleDialog
              world={world}
              chosen={asked}
              onProblem={setSaid}
              onClose={() => {
                setAsked(undefined);
                close();
              }}
            />
          )}
        </Suspense>
        <ImagePicker ref={picker} onProblem={setSaid} />
      </div>
    </EditorContext>
  );
}

const metadataOf = ({ document }: EditorState) => document.metadata;

interface BarProps {
  readonly profiles: readonly DeviceProfile[];
  readonly saving: boolean;
  readonly hasErrors: boolean;
  readonly onSave: () => void;
  readonly onSettings: () => void;
  /** A device is asked for that would change what is drawn already. */
  readonly onDevice: (profile: DeviceProfile) => void;
  readonly children: ReactNode;
}

function Bar({ profiles, saving, hasErrors, onSave, onSettings, onDevice, children }: BarProps) {
  const editor = useEditor();
  const { name, profile } = useEditorState(metadataOf);
  const nameProblem = name.trim() === "" ? "Name is required" : undefined;
  const choose = (id: string) => {
    const chosen = findProfile(profiles, id);
    if (!chosen) return;
    const { document } = editor.getState();
    if (isEmpty(document) || hasSamePage(document.canvas, chosen)) editor.runWith(setProfile, { profile: chosen });
    else onDevice(chosen);
  };
  return (
    <DesignBar
      back={
        <Link to="/templates" className={backLook}>
          <BackIcon />
          <span className="max-lg:sr-only">Templates</span>
        </Link>
      }
      save="Save"
      saving={saving}
      canSave={nameProblem === undefined && !hasErrors}
      onSave={onSave}
    >
      <TextField
        label="Name"
        labelHidden
        value={name}
        error={nameProblem}
        maxLength={projectLimits.name}
        className="max-w-60 min-w-0 flex-1"
        onChange={({ target }) => editor.runWith(setDocumentSettings, { name: target.value })}
      />
      <SelectField
        label="Device Profile"
        labelHidden
        value={findProfile(profiles, profile)?.id ?? ""}
        className="max-w-60 min-w-0 flex-1 max-md:order-2 max-md:max-w-none max-md:basis-64"
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Choose a device</option>
        {profiles.map(({ id, name: device, display: { screen_size, ppi } }) => (
          <option key={id} value={id}>
            {`${device} (${screen_size.join("×")}, ${ppi} ppi)`}
          </option>
        ))}
      </SelectField>
      <IconButton name="Template Settings" Icon={Settings} className="max-md:order-2" onClick={onSettings} />
      {children}
    </DesignBar>
  );
}

function isEmpty({ pages, masters }: EditorDocument): boolean {
  return [...pages, ...masters].every(({ widgets }) => widgets.length === 0);
}

interface VisualProps {
  readonly world: World;
  readonly profiles: readonly DeviceProfile[];
  readonly dialog: DialogName | undefined;
  readonly onDialog: (dialog: DialogName) => void;
  readonly onCloseDialog: () => void;
  readonly problem: string | undefined;
  readonly onProblem: (problem: string | undefined) => void;
}

type PagesProps = Pick<VisualProps, "world" | "onProblem">;

/** Its room is kept until it comes, so that the page does not jump. */
function Pages(props: PagesProps) {
  const isShown = useEditorState(({ settings }) => settings.pages);
  const room = <div className="w-52 shrink-0 border-r border-rule max-md:hidden" />;
  return <Suspense fallback={isShown && room}>{isShown && <PagesPanel {...props} />}</Suspense>;
}

const templateSource = (template: string) => ({ template });

function Visual({ world, profiles, dialog, onDialog, onCloseDialog, problem, onProblem }: VisualProps) {
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
      <Suspense>
        {(dialog === "add-pages" || dialog === "duplicate-pages") && (
          <BatchDialogs dialog={dialog} onClose={onCloseDialog} />
        )}
        {dialog === "settings" && (
          <SettingsDialog open profile={profile} onRescale={() => onDialog("rescale")} onClose={onCloseDialog} />
        )}
      </Suspense>
    </>
  );
}

const editedMaster = ({ document, place }: EditorState) =>
  place.kind === "master" && document.kind === "template" ? findMaster(document, place.id) : undefined;

/** Whatever is done here is done to every page of the master. */
function MasterBanner() {
  const editor = useEditor();
  const master = useEditorState(editedMaster);
  if (!master) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 border-b border-rule bg-wash px-4 py-1.5 text-[0.9375rem]">
      {`You are editing the master “${master.name}”: every page that has it follows.`}
      <Button onClick={() => editor.run(leaveMaster)}>Back to Page</Button>
    </p>
  );
}

function Text({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const source = useMemo(() => ({ template: text }), [text]);
  return (
    <Suspense fallback={<Loading />}>
      <DesignWorkspace text={text} onText={onText} source={source} />
    </Suspense>
  );
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

/** Until the next edit. */
function Saved({ words }: { readonly words: string | undefined }) {
  const isChanged = useEditorState(isDirty);
  if (words === undefined || isChanged) return null;
  return (
    <Notice kind="success" className="mx-4 mb-3 sm:mx-6">
      {words}
    </Notice>
  );
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
      <title>{`${name || firstName} – Octavo`}</title>
      <UnsavedGuard
        when={isChanged || hasErrors}
        sentence={notSaved(name || firstName)}
        onSave={canSave ? onSave : undefined}
      />
    </>
  );
}
