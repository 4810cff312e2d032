import type { Project, StandingEdition } from "@octavo/contract";
import { failureMessage } from "../../../api/failures.ts";
import { isMaking, useMakeEdition, useStandingEdition, useSwitchNightlyOff } from "../../../api/nightly-editions.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format-date.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { EditionResult } from "./edition-result.tsx";
import { NightlyForm } from "./nightly-form.tsx";

/** Editions that the server makes each night: settings, the last one, and a decision that is needed. */
export function NightlyPanel({ project: { id, metadata } }: { readonly project: Project }) {
  const { data, error } = useStandingEdition(id);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-semibold tracking-tight">{t("Nightly editions")}</h2>
        <p className="mt-1 text-ink-soft text-pretty">
          {t(
            "Each night, Octavo makes a new edition with the events of your calendars. It is delivered only if handwriting stays on its page; otherwise you decide.",
          )}
        </p>
      </div>
      {error && <Notice kind="error">{failureMessage(error, t("Failed to change the nightly editions"))}</Notice>}
      {!data && !error && <Loading />}
      {data?.standing && <Running id={id} name={metadata.name} standing={data.standing} />}
      {data && <NightlyForm id={id} standing={data.standing} />}
    </section>
  );
}

interface RunningProps {
  readonly id: string;
  readonly name: string;
  readonly standing: StandingEdition;
}

function Running({ id, name, standing }: RunningProps) {
  const make = useMakeEdition(id);
  const off = useSwitchNightlyOff(id);
  const problem = make.error ?? off.error;
  const isBusy = make.isPending || off.isPending || isMaking(standing);
  return (
    <>
      <EditionResult id={id} name={name} standing={standing} />
      <p>{t("Next edition: {date}", { date: formatDateTime(standing.next_at) })}</p>
      {problem && <Notice kind="error">{failureMessage(problem, t("Failed to change the nightly editions"))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => make.mutate(undefined)}>
          {isMaking(standing) ? t("An edition is being made…") : t("Make an edition now")}
        </Button>
        <Button disabled={isBusy} onClick={() => off.mutate(undefined)}>
          {t("Switch off")}
        </Button>
      </div>
      <p className="text-sm text-ink-soft text-pretty">
        {t("Switching off forgets the last edition. Codes and programs then get the present planner again.")}
      </p>
    </>
  );
}
