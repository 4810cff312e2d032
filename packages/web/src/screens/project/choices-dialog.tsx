import type { Project } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { formatChoices, type PlannerChoices, profileOf } from "@octavo/starters";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { useChangeDocuments } from "../../api/made-projects.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { projects as messages } from "../../api/project-messages.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { ChoicesResult } from "../../engine-worker/protocol.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { rich } from "../../language/rich.tsx";
import { t, translate } from "../../language/t.ts";
import { ChoicesForm } from "../../starters/choices-form.tsx";
import { changeMadeProject, findMadeProject, type MadeProject } from "../../starters/made-project.ts";
import { nameOf } from "../../starters/starters.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { offerUndo } from "../../ui/offer-undo.ts";
import { useAsync } from "../../ui/use-async.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { describeChange } from "./describe-change.ts";
import { collectionNames } from "./lists/list-draft.ts";
import { undoWrite } from "./undo-write.ts";

interface ChoicesDialogProps {
  readonly project: Project;
  /** The plan on screen differs from the stored one. */
  readonly isPlanChanged: boolean;
  readonly onClose: () => void;
}

/** Changes the choices that a project was made with, such as its language, and shows first what becomes of it. */
export function ChoicesDialog({ project, isPlanChanged, onClose }: ChoicesDialogProps) {
  const engine = useEngine();
  const cache = useQueryClient();
  const { value: opened, problem } = useAsync(async () => {
    const profiles = await cache.ensureQueryData(profilesQuery);
    return { profiles, made: await findMadeProject(engine, cache, profiles, project) };
  });
  if (opened?.made)
    return (
      <MadeDialog {...{ engine, project, isPlanChanged, onClose }} profiles={opened.profiles} made={opened.made} />
    );
  return (
    <Dialog open onClose={onClose} title={t("Change choices")}>
      <DialogBody>
        {problem !== undefined && <Notice kind="error">{translate(problem)}</Notice>}
        {problem === undefined && !opened && <Loading />}
        {opened && <Notice>{t("This project was not made from a starter, so it has no choices.")}</Notice>}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface MadeDialogProps extends ChoicesDialogProps {
  readonly engine: EngineClient;
  readonly profiles: readonly DeviceProfile[];
  readonly made: MadeProject;
}

function MadeDialog({ engine, project, isPlanChanged, profiles, made, onClose }: MadeDialogProps) {
  const { starter } = made;
  const [choices, setChoices] = useState(made.choices);
  const ownNames = collectionNames(project.plan.sections);
  const heading = useRef<HTMLParagraphElement>(null);
  const isTouch = useMediaQuery("(pointer: coarse)");
  const isSame = formatChoices(choices, starter) === formatChoices(made.choices, starter);
  const { result, isChanging, problem: unread } = useChange(engine, project, made, choices, profiles);
  const { apply, isSaving, problem } = useApply(project, profileOf(choices, profiles), onClose);
  const { want, isWanted } = useWhenReady(choices, isChanging ? undefined : result, apply);
  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onClose}
      title={t("Change choices")}
      description={t("Your own changes stay. The version history keeps the project as it is now.")}
      size="wide"
      // A keyboard on the screen would cover the choices.
      {...(isTouch && { initialFocus: heading })}
    >
      <DialogBody>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <div>
            <p ref={heading} tabIndex={-1} className="mb-4 font-semibold outline-none">
              {nameOf(starter)}
            </p>
            <ChoicesForm
              {...{ starter, profiles, choices, ownNames }}
              onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
            >
              {starter.hasEvents && (
                <p className="text-ink-soft">
                  {rich("Holidays and your own days are in {dates}.", {
                    dates: <DatesLink project={project} onFollow={onClose} />,
                  })}
                </p>
              )}
            </ChoicesForm>
          </div>
          <section
            aria-label={t("What changes")}
            aria-busy={isChanging}
            className="flex flex-col gap-3 lg:sticky lg:top-0 lg:self-start"
          >
            <h3 className="font-semibold">{t("What changes")}</h3>
            {isPlanChanged && <Notice kind="error">{t("Save or discard your changes to the plan first.")}</Notice>}
            {unread !== undefined && <Notice kind="error">{unread}</Notice>}
            <Changes result={isSame ? undefined : result} isSame={isSame} />
          </section>
        </div>
      </DialogBody>
      <DialogActions>
        {problem && (
          <Notice kind="error" className="w-full">
            {problem}
          </Notice>
        )}
        <Button disabled={isSaving} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button
          kind="primary"
          disabled={isSame || isPlanChanged || isSaving || (!isChanging && !result)}
          aria-busy={isWanted}
          onClick={want}
        >
          {isSaving ? t("Saving…") : isWanted ? t("Checking…") : t("Apply changes")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Named as the tab. */
function DatesLink({ project, onFollow }: { readonly project: Project; readonly onFollow: () => void }) {
  return (
    <Link
      to="/projects/$projectId"
      params={{ projectId: project.id }}
      search={{ tab: "dates" }}
      onClick={onFollow}
      className="text-accent underline underline-offset-4"
    >
      {t("Dates ({count})", { count: project.plan.dates?.length ?? 0 })}
    </Link>
  );
}

/** Applies the result that the choices have, or will have. Other choices need another click. */
function useWhenReady(
  choices: PlannerChoices,
  result: ChoicesResult | null | undefined,
  apply: (result: ChoicesResult) => Promise<void>,
) {
  const [wanted, setWanted] = useState<{ readonly choices: PlannerChoices }>();
  const applied = useRef<typeof wanted>(undefined);
  const isCurrent = wanted?.choices === choices;
  const act = useEffectEvent(() => {
    if (!isCurrent || !result || applied.current === wanted) return;
    applied.current = wanted;
    void apply(result);
  });
  useEffect(() => {
    act();
  }, [wanted, result]);
  return { want: () => setWanted({ choices }), isWanted: isCurrent && result === undefined };
}

/** `result` is null if the starter cannot be drawn with the choices, and undefined while it is drawn. */
function Changes({ result, isSame }: { readonly result: ChoicesResult | null | undefined; readonly isSame: boolean }) {
  if (isSame) return <p className="text-ink-soft">{t("Choose something else to see what changes.")}</p>;
  if (result === undefined) return <Loading />;
  if (result === null)
    return <Notice>{t("These choices are not available: text and links would be too small on this device.")}</Notice>;
  const sentences = describeChange(result);
  if (sentences.length === 0) return <p>{t("No master changes, only the plan.")}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Draws the project with the choices. After a change, the previous result stays until the next is there. */
function useChange(
  engine: EngineClient,
  project: Project,
  made: MadeProject,
  choices: PlannerChoices,
  profiles: readonly DeviceProfile[],
) {
  const { data, error, isFetching } = useQuery({
    queryKey: ["changed-choices", project.id, project.revision, choices],
    queryFn: async () =>
      (await changeMadeProject(engine, project, made, choices, profileOf(choices, profiles))) ?? null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    result: data,
    isChanging: isFetching,
    problem: error ? failureMessage(error, messages.changeChoices) : undefined,
  };
}

function useApply(project: Project, profile: DeviceProfile | undefined, onClose: () => void) {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useChangeDocuments(project);
  const [problem, setProblem] = useState<string>();
  const apply = async ({ documents, madeFrom }: ChoicesResult) => {
    setProblem(undefined);
    try {
      const changed = await mutateAsync({
        masters_yaml: documents.masters,
        plan_yaml: documents.plan,
        device_profile: profile?.id ?? project.metadata.device_profile,
        made_from: madeFrom,
      });
      onClose();
      offerUndo({
        text: t("Choices changed."),
        undo: () => undoWrite(cache, changed),
        failed: messages.restoreVersion,
      });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.changeChoices));
    }
  };
  return { apply, isSaving: isPending, problem };
}
