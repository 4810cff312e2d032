import type { Project } from "@octavo/contract";
import type { EditorDocument } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { uniqueName } from "@octavo/foundation";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { memo, useEffect, useMemo, useState } from "react";
import { emptyDesign, useAddDesign, useChangeMaster, useDeleteDesign, useDuplicateMaster } from "../../api/designs.ts";
import { failureOf } from "../../api/failures.ts";
import { confirmations, projects as messages } from "../../api/project-messages.ts";
import { draftNames, keptDesigns } from "../../editor/drafts/use-design-session.ts";
import { MasterSwitcher, type SwitcherMaster } from "../../editor/masters/master-switcher.tsx";
import { allSaved } from "../../editor/messages.ts";
import type { DesignName } from "../../editor/planner/planner-targets.ts";
import { afterEdits } from "../../editor/state/after-edits.ts";
import { useEditor } from "../../editor/state/editor-context.ts";
import { useProblems } from "../../editor/state/use-check.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { MasterDrawings, PageDrawing } from "../../engine-worker/protocol.ts";
import { t, translate } from "../../language/t.ts";
import { PageThumbnail } from "../../planner-view/page-thumbnail.tsx";
import { useOfferDesignUndo } from "../../projects/design-undo.ts";
import { useMasterDrawings } from "../../projects/use-master-drawings.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { whenDone } from "../../ui/when-done.ts";
import type { OpenDesign } from "./design-screen.tsx";
import { editedDesign, followingOf, sharingProject } from "./pages-of-design.ts";
import { collectionOf, type Kept } from "./use-kept-designs.ts";
import { useOpenDesign } from "./use-open-design.ts";

interface ProjectMastersProps {
  readonly project: Project;
  readonly engine: EngineClient;
  readonly design: OpenDesign;
  /** The design on the canvas, as the planner names it. */
  readonly edited: DesignName;
  readonly kept: Kept;
  /** Name of a master that is not stored yet. */
  readonly newName: string | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
}

export function ProjectMasters(props: ProjectMastersProps) {
  const { project, engine, design, edited, kept, newName, onProblem } = props;
  const drawings = useMasterDrawings(project, { engine: () => engine, isEnabled: usePainted() });
  const sharing = useSharingDrawings(engine, project);
  const drawing = useEditedDrawing(engine, project, edited);
  const problems = useProblemCounts(edited);
  const { isChanged } = design.state;
  const unsavedNames = useUnsavedMasters(project.id, kept);
  const { actionsOf, move } = useMasterActions(project, onProblem);
  const { width, height } = project.default_canvas.dimensions;
  const shape = width / height;
  const masters = project.masters.map(({ name }): SwitcherMaster => {
    const isCurrent = edited.list === "masters" && name === edited.name;
    const isUnsaved = isCurrent ? isChanged : unsavedNames.includes(name);
    return {
      key: name,
      name,
      isCurrent,
      picture: <Picture drawing={(isCurrent ? drawing : undefined) ?? (sharing ?? drawings)[name]} shape={shape} />,
      problems: problems.get(name) ?? 0,
      isUnsaved,
      // A draft has the name of its master, and the bar has the name of the design on the canvas.
      actions: actionsOf(name, { isCurrent, canRename: !isCurrent && !isUnsaved }),
      opener: (props) => (
        <Link
          to="/projects/$projectId/masters/$masterName"
          params={{ projectId: project.id, masterName: name }}
          aria-current={isCurrent ? "page" : undefined}
          {...props}
        />
      ),
    };
  });
  const unsaved: readonly SwitcherMaster[] =
    newName === undefined
      ? []
      : [
          {
            key: "",
            name: newName,
            isCurrent: true,
            picture: <Picture drawing={drawing} shape={shape} />,
            problems: problems.get(edited.name) ?? 0,
            isUnsaved: isChanged,
            opener: ({ className, title, children }) => <span {...{ className, title }}>{children}</span>,
          },
        ];
  const adding = (
    <>
      <NewMaster project={project} onProblem={onProblem} />
      {kept.others.length + (isChanged ? 1 : 0) > 1 && <SaveAll kept={kept} canSave={design.state.canSave} />}
    </>
  );
  return <MasterSwitcher masters={[...masters, ...unsaved]} onMove={move} adding={adding} />;
}

/** Returns the names of other masters with unsaved changes of this visit or of earlier ones. */
function useUnsavedMasters(projectId: string, { others }: Kept): readonly string[] {
  const collection = collectionOf("masters", projectId);
  const [stored, setStored] = useState<readonly string[]>([]);
  const kept = others.filter((other) => other.collection === collection).map(({ id }) => id);
  // Text, so that equal names read the drafts once.
  const written = JSON.stringify(kept);
  useEffect(() => {
    // Without access to drafts, there are none.
    return whenDone(
      draftNames(collection).catch(() => []),
      setStored,
    );
  }, [collection, written]);
  return [...kept, ...stored];
}

function SaveAll({ kept, canSave }: { readonly kept: Kept; readonly canSave: boolean }) {
  const announce = useAnnounce();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    if (await kept.saveAll()) announce(translate(allSaved));
    setSaving(false);
  };
  return (
    <Button
      className="shrink-0 px-2 text-sm lg:whitespace-normal"
      disabled={!canSave || isSaving}
      onClick={() => void save()}
    >
      {t("Save all")}
    </Button>
  );
}

/** Creates an empty master and opens it. */
function NewMaster({ project: { id, masters }, onProblem }: Pick<ProjectMastersProps, "project" | "onProblem">) {
  const open = useOpenDesign(id);
  const { mutate, isPending } = useAddDesign(id, "masters");
  const create = () => {
    const name = uniqueName(
      t("Master"),
      masters.map((master) => master.name),
    );
    mutate(
      { name, template_yaml: emptyDesign },
      {
        onSuccess: () => void open({ list: "masters", name }),
        onError: (reason) => onProblem(failureOf(reason, { text: messages.saveMaster })),
      },
    );
  };
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={create}
      aria-label={t("New Master")}
      title={t("New Master")}
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-sm px-2 text-sm text-ink-soft hover:text-accent"
    >
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-lg:sr-only">{t("New")}</span>
    </button>
  );
}

/** Returns true once the editor is painted. */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const callOff = afterPaint(() => setPainted(true));
    return callOff;
  }, []);
  return isPainted;
}

interface PictureProps {
  readonly drawing: PageDrawing | undefined;
  readonly shape: number;
}

/** An equal drawing of a later revision is not rendered again. */
const Picture = memo(
  ({ drawing, shape }: PictureProps) => (
    <PageThumbnail drawing={drawing} shape={shape} className="shrink-0 max-lg:h-10 lg:w-14" />
  ),
  (before, after) => before.shape === after.shape && before.drawing?.svg === after.drawing?.svg,
);

/** In milliseconds after the last edit, and after its check was requested. */
const drawDelay = 600;

/** Returns the picture of the design on the canvas, with its unsaved changes. */
function useEditedDrawing(engine: EngineClient, project: Project, design: DesignName): PageDrawing | undefined {
  const editor = useEditor();
  const [drawing, setDrawing] = useState<PageDrawing>();
  useEffect(() => {
    const draw = async (document: EditorDocument, isLast: () => boolean) => {
      const made = await engine.run("drawDesign", editedDesign(project, design, document));
      if (isLast() && made) setDrawing(made);
    };
    const drawn = design.name === "_new" ? undefined : editor.getState().document;
    return afterEdits(editor, drawDelay, draw, drawn);
  }, [editor, engine, project, design]);
  return drawing;
}

/** Returns pictures of all masters with unsaved shared parts. Undefined without changes of shared parts. */
function useSharingDrawings(engine: EngineClient, project: Project): MasterDrawings | undefined {
  const editor = useEditor();
  const [drawings, setDrawings] = useState<MasterDrawings>();
  useEffect(() => {
    let drawn: Pick<EditorDocument, "shared" | "sharedChanges"> = {};
    let forget: () => void = () => undefined;
    const draw = (document: EditorDocument) => {
      if (document.shared === drawn.shared && document.sharedChanges === drawn.sharedChanges) return;
      drawn = document;
      forget();
      const sharing = sharingProject(project, document);
      const following = followingOf(project, document);
      if (sharing === project && !following) return setDrawings(undefined);
      forget = whenDone(engine.run("drawFollowing", { project: sharing, following }), (made) => {
        if (made) setDrawings(made);
      });
    };
    const stop = afterEdits(editor, drawDelay, draw);
    return () => {
      forget();
      stop();
    };
  }, [editor, engine, project]);
  return drawings;
}

/** Returns the number of problems of each design, by name. */
function useProblemCounts({ name }: DesignName): ReadonlyMap<string, number> {
  const { here, elsewhere } = useProblems(useEditor());
  return useMemo(() => {
    const counts = new Map([[name, here.length]]);
    for (const { at } of elsewhere)
      if (at.master !== undefined) counts.set(at.master, (counts.get(at.master) ?? 0) + 1);
    return counts;
  }, [name, here, elsewhere]);
}

function useMasterActions(project: Project, onProblem: ProjectMastersProps["onProblem"]) {
  const open = useOpenDesign(project.id);
  const change = useChangeMaster(project);
  const duplicate = useDuplicateMaster(project);
  const { mutate: remove } = useDeleteDesign(project, "masters");
  const offerUndo = useOfferDesignUndo(project.id, "masters");
  const names = project.masters.map(({ name }) => name);
  const report = (fallback: string) => ({
    onError: (reason: unknown) => onProblem(failureOf(reason, { text: fallback })),
  });
  const move = (from: number, position: number) => {
    const name = names[from];
    if (name !== undefined) change.mutate({ name, change: { position } }, report(messages.saveMaster));
  };
  const actionsOf = (name: string, { isCurrent, canRename }: { isCurrent: boolean; canRename: boolean }) => ({
    rename: canRename
      ? (to: string) => {
          const new_name = to.trim();
          if (new_name !== name) change.mutate({ name, change: { new_name } }, report(messages.saveMaster));
          return undefined;
        }
      : undefined,
    duplicate: () => duplicate.mutate(name, report(messages.duplicateMaster)),
    removal: { title: t("Delete {name}?", { name }), description: translate(confirmations.removeMaster(name)) },
    remove: () => {
      const next = names.find((other) => other !== name);
      const leave = async () => {
        if (isCurrent && next !== undefined)
          await open({ list: "masters", name: next }, { replace: true, ignoreBlocker: true });
      };
      const finish = async () => {
        keptDesigns.drop({ collection: collectionOf("masters", project.id), id: name });
        await leave();
        offerUndo(name);
      };
      remove(name, { ...report(messages.removeMaster), onSuccess: () => void finish() });
    },
  });
  return { actionsOf, move };
}
