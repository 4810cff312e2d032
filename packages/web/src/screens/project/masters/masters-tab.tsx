import type { Design, Project } from "@octavo/contract";
import { usesOfMaster } from "@octavo/engine";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { confirmations, projects as messages } from "../../../api/messages.ts";
import { useDeleteDesign } from "../../../api/projects.ts";
import type { MasterDrawings } from "../../../engine-worker/protocol.ts";
import { startEngine } from "../../../engine-worker/start-engine.ts";
import { t, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";
import { CreateMaster } from "./create-master.tsx";
import { MasterCard } from "./master-card.tsx";

interface MastersTabProps {
  readonly project: Project;
}

export function MastersTab({ project }: MastersTabProps) {
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Design>();
  const { masters } = project;
  const drawings = useMasterDrawings(project);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{t("Master Templates")}</h2>
        <Button onClick={() => setCreating(true)}>{t("New Master")}</Button>
      </div>
      {masters.length === 0 ? (
        <NoMasters onCreate={() => setCreating(true)} />
      ) : (
        <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-8">
          {masters.map((master) => (
            <li key={master.name} className="flex">
              <MasterCard
                project={project}
                master={master}
                drawing={drawings[master.name]}
                onDelete={() => setDeleting(master)}
              />
            </li>
          ))}
        </ul>
      )}
      {creating && <CreateMaster project={project} onClose={() => setCreating(false)} />}
      {deleting && <DeleteMaster project={project} name={deleting.name} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

function NoMasters({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="mt-6 border-y border-rule px-4 py-12 text-center">
      <p className="text-lg font-semibold">{t("No masters yet")}</p>
      <p className="mx-auto mt-1 mb-5 max-w-md text-ink-soft text-pretty">
        {t(
          "Create first master template... A master is a page design, such as a day. The plan then creates one page for each day.",
        )}
      </p>
      <Button kind="primary" onClick={onCreate}>
        {t("Create First Master")}
      </Button>
    </div>
  );
}

interface DeleteMasterProps extends MastersTabProps {
  readonly name: string;
  readonly onClose: () => void;
}

function DeleteMaster({ project, name, onClose }: DeleteMasterProps) {
  const { mutate, isPending, isSuccess, error } = useDeleteDesign(project, "masters");
  const { sections } = usesOfMaster(project.plan, [], name);
  const question = translate(confirmations.removeMaster(name));
  return (
    <DeleteDialog
      name={name}
      description={
        sections.length > 0
          ? `${question} ${t("These sections use it and will need another master: {sections}.", { sections: sections.join(", ") })}`
          : question
      }
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, messages.removeMaster) : undefined}
      onClose={onClose}
      onDelete={() => mutate(name, { onSuccess: onClose })}
    />
  );
}

/** Returns a drawing of each master. After a change, the previous drawings stay until the new ones are ready. */
function useMasterDrawings(project: Project): MasterDrawings {
  const { data = {} } = useQuery({
    queryKey: ["master-drawings", project.id, project.revision],
    queryFn: () => draw(project),
    enabled: project.masters.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });
  return data;
}

async function draw(project: Project): Promise<MasterDrawings> {
  const engine = startEngine();
  try {
    return (await engine.run("drawMasters", project)) ?? {};
  } finally {
    engine.dispose();
  }
}
