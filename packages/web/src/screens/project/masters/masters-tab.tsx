import type { Design, Project } from "@octavo/contract";
import { usesOfMaster } from "@octavo/engine";
import { useState } from "react";
import { useAddDesign, useDeleteDesign, useDuplicateMaster } from "../../../api/designs.ts";
import { failureMessage } from "../../../api/failures.ts";
import { confirmations, projects as messages } from "../../../api/project-messages.ts";
import { HintSlot } from "../../../help/hint-slot.tsx";
import { TermHelp } from "../../../help/term-help.tsx";
import { findTerm } from "../../../help/terms.ts";
import { listed, t, translate } from "../../../language/t.ts";
import { useOfferDesignUndo } from "../../../projects/design-undo.ts";
import { useMasterDrawings } from "../../../projects/use-master-drawings.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { Button } from "../../../ui/button.tsx";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";
import { ExampleOffer } from "../../../ui/example-offer.tsx";
import { Explanation } from "../../../ui/explanation.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { isSettled, type LivePlanner } from "../use-live-planner.ts";
import { CreateMaster } from "./create-master.tsx";
import { MasterCard } from "./master-card.tsx";

interface MastersTabProps {
  readonly project: Project;
  readonly live: LivePlanner;
  readonly isShown: boolean;
}

export function MastersTab({ project, live, isShown }: MastersTabProps) {
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Design>();
  const { masters } = project;
  const drawings = useMasterDrawings(project, {
    engine: live.engine,
    // The page in the viewer comes first.
    isEnabled: live.planner !== undefined || live.problems !== undefined || !live.isReady,
  });
  const { duplicate, problem } = useDuplicate(project);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center">
          <h2 className="text-xl font-semibold tracking-tight">{t("Master Templates")}</h2>
          <TermHelp of="master" heading={t("Master Templates")} />
        </div>
        <Button onClick={() => setCreating(true)}>{t("New Master")}</Button>
      </div>
      {problem !== undefined && (
        <Notice kind="error" className="mt-4">
          {problem}
        </Notice>
      )}
      {masters.length > 0 && (
        <div className="mt-4">
          <Explanation of="masters">{translate(findTerm("master").text)}</Explanation>
        </div>
      )}
      <HintSlot
        id={masters.length === 0 ? "project-first" : "project-masters"}
        when={isShown && isSettled(live)}
        className="mt-4"
      />
      {masters.length === 0 ? (
        <NoMasters project={project} onCreate={() => setCreating(true)} />
      ) : (
        <ul data-hint="masters" className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-8">
          {masters.map((master) => (
            <li key={master.name} className="flex">
              <MasterCard
                project={project}
                master={master}
                drawing={drawings[master.name]}
                onDuplicate={() => duplicate(master.name)}
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

function useDuplicate(project: Project) {
  const announce = useAnnounce();
  const { mutate, error } = useDuplicateMaster(project);
  const duplicate = (name: string) => mutate(name, { onSuccess: () => announce(t("{name} duplicated.", { name })) });
  return { duplicate, problem: error ? failureMessage(error, messages.duplicateMaster) : undefined };
}

interface NoMastersProps extends Pick<MastersTabProps, "project"> {
  readonly onCreate: () => void;
}

function NoMasters({ project, onCreate }: NoMastersProps) {
  const { mutate, error } = useAddDesign(project.id, "masters");
  const insertExample = async () => {
    const { exampleMaster } = await import("./example-master.ts");
    mutate(await exampleMaster(project));
  };
  return (
    <div className="mt-6 border-y border-rule px-4 py-12 text-center">
      <p className="text-lg font-semibold">{t("No masters yet")}</p>
      <p className="mx-auto mt-1 mb-5 max-w-md text-ink-soft text-pretty">
        {t(
          "Create first master template... A master is a page design, such as a day. The plan then creates one page for each day.",
        )}
      </p>
      <Button kind="primary" data-hint="first-master" onClick={onCreate}>
        {t("Create First Master")}
      </Button>
      <ExampleOffer onInsert={() => void insertExample()}>{t("A day: its date above lines to write on")}</ExampleOffer>
      {error && (
        <Notice kind="error" className="mt-4">
          {failureMessage(error, messages.saveMaster)}
        </Notice>
      )}
    </div>
  );
}

interface DeleteMasterProps extends Pick<MastersTabProps, "project"> {
  readonly name: string;
  readonly onClose: () => void;
}

function DeleteMaster({ project, name, onClose }: DeleteMasterProps) {
  const { mutate, isPending, isSuccess, error } = useDeleteDesign(project, "masters");
  const offerUndo = useOfferDesignUndo(project.id, "masters");
  const finish = () => {
    onClose();
    offerUndo(name);
  };
  const { sections } = usesOfMaster(project.plan, [], name);
  const question = translate(confirmations.removeMaster(name));
  return (
    <DeleteDialog
      name={name}
      description={
        sections.length > 0
          ? `${question} ${t("These sections use it and will need another master: {sections}.", { sections: listed(sections) })}`
          : question
      }
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, messages.removeMaster) : undefined}
      onClose={onClose}
      onDelete={() => mutate(name, { onSuccess: finish })}
    />
  );
}
