import { masterNameProblem } from "@octavo/contract";
import { findProfile } from "@octavo/engine";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import type { Request } from "../../editor/commands/command.ts";
import { isDirty } from "../../editor/document/editor-state.ts";
import { EditorFrame, goToRegion, useFrameDialog } from "../../editor/panels/editor-frame.tsx";
import { isAboutProblems, type Panel, SidePanels } from "../../editor/panels/side-panels.tsx";
import { EditorContext, useEditorState } from "../../editor/session/editor-context.ts";
import { ImagePicker } from "../../editor/session/image-picker.tsx";
import { writeClipboard } from "../../editor/session/use-clipboard.ts";
import { type Draft, useKeptDocument, useRestored } from "../../editor/session/use-draft.ts";
import { useNewEditor, useVoice } from "../../editor/session/use-new-editor.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { Button } from "../../ui/button.tsx";
import { ConflictDialog } from "../../ui/conflict-dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { BackIcon, backLook, DesignBar } from "./design-bar.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import type { Opening } from "./opening.ts";
import type { ProjectDesignProps } from "./project-design.tsx";
import { SamplePicker } from "./sample-picker.tsx";
import { useDesignText } from "./use-design-text.ts";
import { useDiagnostics } from "./use-diagnostics.ts";
import { useSamples } from "./use-samples.ts";
import { useSaveDesign } from "./use-save-design.ts";

const DesignText = lazy(async () => ({ default: (await import("./design-text.tsx")).DesignText }));

interface DesignEditorProps extends ProjectDesignProps {
  readonly draft: Draft;
  readonly opening: Opening;
}

const kinds = { masters: "Master", pages: "Page" } as const;

/** What a document of one design has no use for. */
const lacks = ["export", "build", "open-settings", "open-rescale", "toggle-pages", "toggle-preview"];

/** A master or a named page, as a picture or as text. */
export function DesignEditor({ project, list, design, suggested, onAgain, draft, opening }: DesignEditorProps) {
  const kind = kinds[list];
  const [name, setName] = useState(design?.name ?? suggested);
  const { world } = opening;
  const [said, setSaid] = useState<string>();
  const { dialog, open: openDialog, close } = useFrameDialog();
  const picker = useRef<HTMLInputElement>(null);
  const { editor, voice } = useNewEditor(() => opening.stored);
  useRestored(editor, opening.found);
  useKeptDocument(editor, draft.keepDocument, draft.forget);
  const text = useDesignText(
    editor,
    (yaml, written, present) => yaml.readDesign(written, present, world),
    draft,
    opening,
  );
  const take = async () => {
    const { document } = editor.getState();
    const onSaved = () => {
      editor.markSaved(document);
      text.settle();
      draft.forget();
    };
    return { text: await text.print(), onSaved };
  };
  const saving = useSaveDesign({ project, list, design, name: name.trim(), take });
  const nameProblem = masterNameProblem(name);
  const canSave = nameProblem === undefined && !text.hasErrors;
  const engine = useEngine();
  const samples = useSamples(engine, project, list, design?.name ?? "_new");
  const profile = findProfile(world.profiles, project.metadata.device_profile);
  const [panel, setPanel] = useState<Panel>();
  const diagnostics = useDiagnostics(isAboutProblems(panel) ? editor : undefined, (template_yaml) => ({
    project,
    design: { list, name: design?.name ?? "_new", template_yaml },
  }));
  const problem = saving.problem ?? draft.notKept ?? text.problem;

  const answer = (request: Request): void => {
    switch (request.kind) {
      case "save":
        if (canSave && !saving.saving) void saving.save();
        return;
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
  useVoice(voice, answer);
  return (
    <EditorContext value={editor}>
      <div className="flex h-[calc(100dvh-var(--bar))] min-h-0 flex-col">
        <title>{`${design?.name ?? `New ${kind}`} – Octavo`}</title>
        <Guard
          name={name}
          when={!saving.saving && (text.hasErrors || (design !== undefined && name.trim() !== design.name))}
          isSaving={saving.saving}
        />
        <DesignBar
          back={
            <Link to="/projects/$projectId" params={{ projectId: project.id }} className={backLook}>
              <BackIcon />
              <span className="max-lg:sr-only">Back</span>
            </Link>
          }
          save={design ? "Save Changes" : `Create ${kind}`}
          saving={saving.saving}
          canSave={canSave}
          onSave={() => void saving.save()}
        >
          <TextField
            label={`${kind} name`}
            labelHidden
            value={name}
            error={nameProblem}
            className="max-w-80 min-w-0 flex-1"
            onChange={(event) => setName(event.target.value)}
          />
          <ModeSwitch mode={text.mode} onMode={text.change} />
        </DesignBar>
        {problem !== undefined && (
          <Notice
            kind="error"
            className="mx-4 mb-3 sm:mx-6"
            action={text.hasErrors && <Button onClick={text.drop}>Drop these changes</Button>}
          >
            {problem}
          </Notice>
        )}
        <ConflictDialog
          open={saving.conflict}
          what={kind.toLowerCase()}
          onKeepMine={saving.keepMine}
          onTakeTheirs={async () => {
            await saving.takeTheirs();
            onAgain();
          }}
          onClose={saving.dismissConflict}
        />
        {text.mode === "visual" ? (
          <EditorFrame
            editor={editor}
            world={world}
            profile={profile}
            sample={samples.sample}
            sections={samples.sections}
            dialog={dialog}
            onCloseDialog={close}
            lacks={lacks}
            problem={said}
            onProblem={setSaid}
            tools={<SamplePicker {...samples} />}
            right={<SidePanels engine={engine} diagnostics={diagnostics} onProblem={setSaid} onPanel={setPanel} />}
          />
        ) : (
          <Suspense fallback={<Loading />}>
            <DesignText project={project} list={list} name={design?.name} text={text.shown()} onText={text.edit} />
          </Suspense>
        )}
        <ImagePicker ref={picker} onProblem={setSaid} />
      </div>
    </EditorContext>
  );
}

interface GuardProps {
  readonly name: string;
  readonly when: boolean;
  readonly isSaving: boolean;
}

function Guard({ name, when, isSaving }: GuardProps) {
  const isChanged = useEditorState(isDirty);
  return (
    <UnsavedGuard
      when={when || (isChanged && !isSaving)}
      sentence={`Your changes to ${name || "this design"} are not saved.`}
    />
  );
}
