import { designNameProblem } from "@octavo/contract";
import { type DraftSession, draftStateOf, isDirty, replaceDocument } from "@octavo/editor";
import { findProfile } from "@octavo/engine";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { EditorFrame, useFrameDialog } from "../../editor/panels/editor-frame.tsx";
import type { DesignName } from "../../editor/panels/planner-targets.ts";
import { isAboutProblems, type Panel, SidePanels } from "../../editor/panels/side-panels.tsx";
import { useEditorState } from "../../editor/session/editor-context.ts";
import { useStorageProblem, useStoredDraft } from "../../editor/session/use-draft-session.ts";
import { useNewEditor } from "../../editor/session/use-new-editor.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t } from "../../language/t.ts";
import { TextField } from "../../ui/field.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { BackIcon, backLinkClasses, DesignBar, stateClasses } from "./design-bar.tsx";
import { DesignFrame } from "./design-frame.tsx";
import { type InitialDesign, type StoredDesign, storedDesign } from "./initial-design.ts";
import { notSaved } from "./messages.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { SamplePicker } from "./sample-picker.tsx";
import { useDesignText } from "./use-design-text.ts";
import { useDiagnostics } from "./use-diagnostics.ts";
import { useEditorRequests } from "./use-editor-requests.ts";
import { useInitialWidget } from "./use-open-design.ts";
import { usePlannerContext } from "./use-planner-context.ts";
import { useSamples } from "./use-samples.ts";
import { useSaveDesign } from "./use-save-design.ts";

const designText = lazyPart(async () => (await import("./design-text.tsx")).DesignText);

export interface ProjectDesignProps extends StoredDesign {
  /** Called with the new name of the design. */
  readonly onMoved: (name: string) => void;
}

interface DesignEditorProps extends ProjectDesignProps {
  readonly desk: DraftSession;
  readonly opening: InitialDesign;
}

const unsupportedCommands = [
  "export",
  "build",
  "open-settings",
  "open-rescale",
  "toggle-pages",
  "toggle-preview",
  "toggle-faint-masters",
];

/** Editor of a master or a named page, on the canvas or as YAML. */
export function DesignEditor(props: DesignEditorProps) {
  const { project, list, design, suggested, desk, opening, onMoved } = props;
  const { world, restored } = opening;
  const isMaster = list === "masters";
  const [name, setName] = useState(restored?.name ?? design?.name ?? suggested);
  const [editorProblem, setEditorProblem] = useState<string>();
  const { dialog, open: openDialog, close } = useFrameDialog();
  const picker = useRef<HTMLInputElement>(null);
  const { editor, events } = useNewEditor(() => opening);
  useInitialWidget(editor);
  const text = useDesignText({
    editor,
    read: (yaml, written, present) => yaml.readDesign(written, present, world),
    opening,
    onChange: desk.touch,
  });
  const saving = useSaveDesign({
    project,
    list,
    first: design && { ...design, ...(typeof restored?.base === "string" && { updated_at: restored.base }) },
    name: name.trim(),
    snapshot: async () => {
      // Flushes the draft, so that a page closed during the save does not leave a different version.
      void desk.flush();
      const { document } = editor.getState();
      return { text: await text.print(), onSaved: () => editor.markSaved(document) };
    },
    hasChanges: () => isDirty(editor.getState()),
    onRenamed: setName,
    onReplace: (now, theirs) => {
      const document = storedDesign({ project: now, list, design: theirs, suggested });
      editor.runWith(replaceDocument, { document, label: "take their version" });
      editor.markSaved(editor.getState().document);
      text.settle();
      setName(theirs.name);
    },
    onMoved,
  });
  const { opened, conflict } = saving;
  const isRenamed = opened !== undefined && name.trim() !== opened.name;
  useStoredDraft(desk, editor, () => {
    const state = editor.getState();
    const ahead = text.ahead();
    if (!isDirty(state) && ahead === undefined && !isRenamed) return undefined;
    return { name: name.trim(), base: opened?.updated_at, text: ahead, work: draftStateOf(state) };
  });
  useEffect(() => {
    desk.touch();
  }, [desk, name]);
  useEffect(() => {
    if (opened) void desk.markSaved(opened.name);
  }, [desk, opened]);
  const trouble = useStorageProblem(desk);
  const nameProblem = designNameProblem(name, "master");
  const canSave = nameProblem === undefined && !text.hasErrors;
  const engine = useEngine();
  const inPlanner = useMemo((): DesignName => ({ list, name: opened?.name ?? "_new" }), [list, opened?.name]);
  const samples = useSamples(engine, project, inPlanner);
  const around = usePlannerContext(project, inPlanner, samples);
  const profile = findProfile(world.profiles, project.metadata.device_profile);
  const [panel, setPanel] = useState<Panel>();
  const diagnostics = useDiagnostics(isAboutProblems(panel) ? editor : undefined, (template_yaml) => ({
    project,
    design: { ...inPlanner, template_yaml },
  }));
  const problem = saving.problem ?? trouble ?? text.problem;

  useEditorRequests({
    events,
    text,
    picker,
    onDialog: openDialog,
    onSave: () => {
      if (canSave) void saving.save();
    },
  });
  return (
    <DesignFrame
      {...{ editor, world, problem, text, saving, picker }}
      noun={isMaster ? "master" : "page"}
      sample={samples.sample}
      conflict={
        conflict && {
          theirs:
            conflict.theirs && storedDesign({ project: conflict.project, list, design: conflict.theirs, suggested }),
        }
      }
      onProblem={setEditorProblem}
      bar={
        <>
          <title>{`${opened?.name ?? t(isMaster ? "New Master" : "New page")} – Octavo`}</title>
          <Guard name={name} when={text.hasErrors || isRenamed} onSave={canSave ? saving.save : undefined} />
          <DesignBar
            title={opened?.name ?? t(isMaster ? "New Master" : "New page")}
            back={
              <Link to="/projects/$projectId" params={{ projectId: project.id }} className={backLinkClasses}>
                <BackIcon />
                <span className="max-lg:sr-only">{t("Back")}</span>
              </Link>
            }
            save={opened ? t("Save Changes") : t(isMaster ? "Create Master" : "Create page")}
            saving={saving.saving}
            canSave={canSave}
            onSave={() => void saving.save()}
          >
            <TextField
              label={t(isMaster ? "Master name" : "Page name")}
              labelHidden
              value={name}
              error={nameProblem}
              className="max-w-80 min-w-28 flex-1 basis-28"
              onChange={(event) => setName(event.target.value)}
            />
            <State hasOtherChanges={text.hasErrors || isRenamed} isSaved={saving.isSaved} />
            <ModeSwitch mode={text.mode} onMode={text.change} />
          </DesignBar>
        </>
      }
    >
      {text.mode === "visual" ? (
        <EditorFrame
          {...{ editor, world, profile, dialog, unsupportedCommands, around }}
          sample={samples.sample}
          sections={samples.sections}
          onCloseDialog={close}
          problem={editorProblem}
          onProblem={setEditorProblem}
          tools={<SamplePicker {...samples} />}
          right={
            <SidePanels
              {...{ engine, diagnostics }}
              sample={samples.sample}
              isUnused={samples.isUnused}
              onProblem={setEditorProblem}
              onPanel={setPanel}
            />
          }
        />
      ) : (
        <designText.Part
          props={{ project, list, name: opened?.name, text: text.shown(), onText: text.edit }}
          fallback={<Loading />}
        />
      )}
    </DesignFrame>
  );
}

interface StateProps {
  /** Changes outside the document: a new name, or YAML with errors. */
  readonly hasOtherChanges: boolean;
  readonly isSaved: boolean;
}

function State({ hasOtherChanges, isSaved }: StateProps) {
  const isChanged = useEditorState(isDirty);
  return <SaveState isChanged={isChanged || hasOtherChanges} isSaved={isSaved} className={stateClasses} />;
}

interface GuardProps {
  readonly name: string;
  readonly when: boolean;
  readonly onSave: (() => Promise<boolean>) | undefined;
}

function Guard({ name, when, onSave }: GuardProps) {
  const isChanged = useEditorState(isDirty);
  return <UnsavedGuard when={when || isChanged} sentence={notSaved(name || t("this design"))} onSave={onSave} />;
}
