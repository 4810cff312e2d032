import {
  type DialogName,
  type Editor,
  type EditorDocument,
  type Sample,
  saveDesign,
  saveTemplate,
} from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { EditorFrame, type EditorFrameProps, useFrameDialog } from "../../editor/frame/editor-frame.tsx";
import { SidePanels, type SidePanelsProps } from "../../editor/frame/side-panels.tsx";
import { importImage } from "../../editor/pictures/import-image.ts";
import { useEditor } from "../../editor/state/editor-context.ts";
import { storeSessionOnHide } from "../../editor/state/new-editor.ts";
import { EditorToolbar, ViewTools } from "../../editor/toolbar/editor-toolbar.tsx";
import type { PlannerSource } from "../../engine-worker/protocol.ts";
import { listed, t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { DesignBar, type DesignBarProps } from "./design-bar.tsx";
import type { DesignNoun, OpenDesign } from "./design-screen.tsx";
import { useEditorRequests } from "./use-editor-requests.ts";
import type { Kept } from "./use-kept-designs.ts";

interface ImagePickerProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onProblem: (problem: Message | undefined) => void;
}

const DesignWorkspace = lazy(async () => (await import("./design-workspace.tsx")).DesignWorkspace, {
  fallback: () => <Loading />,
});
/** Loaded with the first conflict, which requires a connection anyway. */
const VersionConflict = lazy(async () => (await import("./version-conflict.tsx")).VersionConflict, {
  close: ({ session }) => session.dismissConflict,
});

/** State that the parts of an editor share: the open dialog, and the message about a refused action. */
export function useEditorParts(first?: DialogName) {
  const dialogs = useFrameDialog(first);
  const [problem, onProblem] = useState<Message>();
  return { ...dialogs, problem, onProblem };
}

type EditorParts = ReturnType<typeof useEditorParts>;

interface DesignEditorProps extends Omit<DesignBarProps, "tools"> {
  readonly noun: DesignNoun;
  /** Name in the question about unsaved changes. */
  readonly shownName: string;
  /** Notice after a save, besides the state in the bar. */
  readonly savedNotice?: string;
  readonly parts: EditorParts;
  /** Returns what to compile to show the YAML and its problems. Keeps its identity between renders. */
  readonly sourceOf: (yaml: string) => PlannerSource;
  readonly frame: Omit<
    EditorFrameProps,
    "editor" | "dialog" | "onCloseDialog" | "problem" | "onProblem" | "corner" | "right"
  > & {
    /** Tools beside those of all editors. */
    readonly tools?: ReactNode;
  };
  readonly panels: Omit<SidePanelsProps, "onProblem">;
  readonly onExport?: () => void;
  /** Reverts or repeats a change to other designs. Resolves to the reason if it fails. */
  readonly onElsewhere?: (id: string, direction: "undo" | "redo") => Promise<Message | undefined>;
  /** Other designs with unsaved changes. */
  readonly kept?: Kept;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** Editor of a design, on the canvas or as YAML. */
export function DesignEditor(props: DesignEditorProps) {
  const {
    design,
    noun,
    shownName,
    savedNotice,
    parts,
    sourceOf,
    frame,
    panels,
    onExport,
    onElsewhere,
    kept,
    children,
    ...bar
  } = props;
  const { session, events, state } = design;
  const { editor, yaml } = state;
  const { dialog, problem, onProblem } = parts;
  const picker = useRef<HTMLInputElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return storeSessionOnHide(editor);
  }, [editor]);
  useEditorRequests({ events, session, picker, onDialog: parts.open, onExport, onElsewhere, onProblem });
  return (
    // The menu of the studio lies over the start of the bar.
    <div className="-mt-(--bar) flex h-dvh min-h-0 flex-col">
      <LeaveGuard design={design} kept={kept} name={shownName} />
      <DesignBar
        {...bar}
        design={design}
        tools={yaml === undefined && <EditorToolbar corner={corner}>{frame.tools}</EditorToolbar>}
      />
      <Notices {...{ design, noun, savedNotice }} sample={frame.sample} />
      {yaml === undefined ? (
        <EditorFrame
          {...frame}
          {...{ editor, dialog, problem, onProblem }}
          onCloseDialog={parts.close}
          corner={<ViewTools ref={corner} />}
          right={<SidePanels {...panels} onProblem={onProblem} />}
        />
      ) : (
        <YamlView editor={editor} yaml={yaml} sourceOf={sourceOf} onYaml={session.editText} />
      )}
      {children}
      <ImagePicker ref={picker} onProblem={onProblem} />
    </div>
  );
}

interface LeaveGuardProps {
  readonly design: OpenDesign;
  readonly kept: Kept | undefined;
  readonly name: string;
}

function LeaveGuard({ design: { session, state }, kept, name }: LeaveGuardProps) {
  const { canSave, isChanged, problem } = state;
  const others = kept?.others ?? [];
  const names = [...(isChanged ? [name] : []), ...others.map(({ id }) => id)];
  const save = kept?.saveBefore ?? (() => session.save());
  const isAsked = () => {
    const now = session.getState();
    return now.kind === "editing" && now.conflict !== undefined;
  };
  return (
    <UnsavedGuard
      when={names.length > 0}
      sentence={[...(problem ? [translate(problem)] : []), notSaved(listed(names))].join(" ")}
      onSave={canSave || !isChanged ? save : undefined}
      savesItself
      isAsked={isAsked}
      passes={kept?.passes}
      onLeave={kept?.leave}
    />
  );
}

/** The browser stores a draft, so leaving loses no changes. */
function notSaved(name: string): string {
  return t(
    "Your changes to {name} are not saved. If you leave, this browser stores them and offers to restore them when you return.",
    { name },
  );
}

interface YamlViewProps {
  readonly editor: Editor;
  readonly yaml: string;
  readonly sourceOf: (yaml: string) => PlannerSource;
  readonly onYaml: (typed: string) => void;
}

function YamlView({ editor, yaml, sourceOf, onYaml }: YamlViewProps) {
  const source = useMemo(() => sourceOf(yaml), [sourceOf, yaml]);
  const [valid] = useState(() => sourceOf(validText(editor.getState().document)));
  return <DesignWorkspace text={yaml} onText={onYaml} source={source} valid={valid} />;
}

/** The editor keeps the last document without errors. JSON is YAML. */
function validText(document: EditorDocument): string {
  return JSON.stringify(document.kind === "template" ? saveTemplate(document) : saveDesign(document));
}

interface NoticesProps {
  readonly design: OpenDesign;
  readonly noun: DesignNoun;
  readonly savedNotice: string | undefined;
  readonly sample: Sample | undefined;
}

/** Problems, conflicts and saves. */
function Notices({ design: { session, state }, noun, savedNotice, sample }: NoticesProps) {
  const { problem, hasErrors, conflict, isSaved, isChanged } = state;
  return (
    <>
      {problem !== undefined && (
        <Notice
          kind="error"
          className="mx-4 mb-3 sm:mx-6"
          action={hasErrors && <Button onClick={session.dropText}>{t("Discard these changes")}</Button>}
        >
          {translate(problem)}
        </Notice>
      )}
      {conflict && <VersionConflict {...{ noun, session, sample }} theirs={conflict.theirs} />}
      {savedNotice !== undefined && isSaved && !isChanged && problem === undefined && (
        <Notice kind="success" className="mx-4 mb-3 sm:mx-6">
          {savedNotice}
        </Notice>
      )}
    </>
  );
}

/** Hidden file input that a command opens. */
function ImagePicker({ ref, onProblem }: ImagePickerProps) {
  const editor = useEditor();
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      aria-label={t("Picture")}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) importImage(editor, file, onProblem);
        target.value = "";
      }}
    />
  );
}
