import { type Design, masterNameProblem, type Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import type { DesignList } from "../../api/projects.ts";
import type { Source } from "../../engine-worker/protocol.ts";
import { startEngine } from "../../engine-worker/start-engine.ts";
import { ConflictDialog } from "../../ui/conflict-dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { BackIcon, backLook, DesignBar } from "./design-bar.tsx";
import { DesignWorkspace } from "./design-workspace.tsx";
import { useSaveDesign } from "./use-save-design.ts";
import { useTextDraft } from "./use-text-draft.ts";

interface ProjectDesignProps {
  readonly project: Project;
  readonly list: DesignList;
  /** Absent when it is new. */
  readonly design: Design | undefined;
  readonly suggested: string;
}

const kinds = { masters: "Master", pages: "Page" } as const;

export function ProjectDesign({ project, list, design, suggested }: ProjectDesignProps) {
  const kind = kinds[list];
  const [name, setName] = useState(design?.name ?? suggested);
  const { text, changed, notKept, edit, settle } = useTextDraft(
    `design.${project.id}.${list}.${design?.name ?? ""}`,
    useStoredText(project, design, name),
  );
  const { save, saving, problem, conflict, ...resolve } = useSaveDesign({
    project,
    list,
    design,
    name: name.trim(),
    text,
    onSaved: settle,
  });
  const source = useMemo(
    (): Source => ({ project, design: { list, name: design?.name ?? "_new", template_yaml: text ?? "" } }),
    [project, list, design?.name, text],
  );
  const nameProblem = masterNameProblem(name);
  const renamed = design !== undefined && name.trim() !== design.name;
  const unsaved = !saving && (changed || renamed);
  return (
    <div className="flex h-[calc(100dvh-var(--bar))] min-h-0 flex-col">
      <title>{`${design?.name ?? `New ${kind}`} – Octavo`}</title>
      <UnsavedGuard when={unsaved} sentence={`Your changes to ${name || "this design"} are not saved.`} />
      <DesignBar
        back={
          <Link to="/projects/$projectId" params={{ projectId: project.id }} className={backLook}>
            <BackIcon />
            Back
          </Link>
        }
        save={design ? "Save Changes" : `Create ${kind}`}
        saving={saving}
        canSave={nameProblem === undefined && text !== undefined}
        onSave={() => void save()}
      >
        <TextField
          label={`${kind} name`}
          value={name}
          error={nameProblem}
          className="w-full max-w-80"
          onChange={(event) => setName(event.target.value)}
        />
      </DesignBar>
      {(problem ?? notKept) && (
        <Notice kind="error" className="mx-4 mb-3 sm:mx-6">
          {problem ?? notKept}
        </Notice>
      )}
      <ConflictDialog
        open={conflict}
        what={kind.toLowerCase()}
        onKeepMine={resolve.keepMine}
        onTakeTheirs={resolve.takeTheirs}
        onClose={resolve.dismissConflict}
      />
      {text === undefined ? <Loading /> : <DesignWorkspace text={text} onText={edit} source={source} />}
    </div>
  );
}

/** As the engine writes it; a new design is an empty page of the project's device. */
function useStoredText(project: Project, design: Design | undefined, name: string): string | undefined {
  const [text, setText] = useState<string>();
  const [firstName] = useState(name);
  useEffect(() => {
    const engine = startEngine();
    void engine
      .designText(project, design ?? { name: firstName, description: "", widgets: [] })
      .then((printed) => printed !== undefined && setText(printed));
    return () => engine.dispose();
  }, [project, design, firstName]);
  return text;
}
