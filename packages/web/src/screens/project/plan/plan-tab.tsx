import type { Project } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { calendarNames } from "../../../dates/date-sources.ts";
import { HintSlot } from "../../../help/hint-slot.tsx";
import { findTerm } from "../../../help/terms.ts";
import { listed, t, tn, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { Explanation } from "../../../ui/explanation.tsx";
import { formatFileSize } from "../../../ui/file-size.ts";
import { closable, lazy } from "../../../ui/lazy.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { columnNames } from "../lists/list-cells.ts";
import type { ProjectCompile } from "../use-project-compile.ts";
import { CalendarConfiguration } from "./calendar-configuration.tsx";
import { CompilationGuide } from "./compilation-guide.tsx";
import { indexProblems } from "./field-problems.ts";
import { PlanField } from "./plan-field.tsx";
import { PlanPreview } from "./plan-preview.tsx";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { type ListColumns, PlanViewContext, usePlanView } from "./plan-view.ts";
import { SectionIntents } from "./section-intents.tsx";
import { SectionList } from "./section-list.tsx";
import { SectionOrder } from "./section-order.tsx";
import { namesOfAdded } from "./timeline.ts";
import { TimelineBuilder } from "./timeline-builder.tsx";
import { useFileSize } from "./use-file-size.ts";
import { usePlanCheck } from "./use-plan-check.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

const NamePagesDialog = lazy(async () => (await import("./name-pages-dialog.tsx")).NamePagesDialog, closable);

interface PlanTabProps {
  readonly project: Project;
  readonly draft: PlanDraftState;
  readonly compilation: ProjectCompile;
  readonly isShown: boolean;
  /** True while the size of the PDF is of interest and the engine of the viewer is idle. */
  readonly isMeasured: boolean;
}

export function PlanTab({ project, draft, compilation, isShown, isMeasured }: PlanTabProps) {
  const { plan, edit, problem, restored, discard } = draft;
  const { masters } = project;
  const [guided, setGuided] = useState(false);
  const [detailed, setDetailed] = useState<readonly string[]>([]);
  const { check, engine } = usePlanCheck({
    plan,
    masters: masters.map(({ name }) => name),
    sampledKinds: guided ? [...new Set([...plan.sections.map(({ kind }) => kind), ...detailed])] : detailed,
  });
  const { data: locales = [] } = useQuery({
    queryKey: ["locales"],
    queryFn: async () => (await engine().run("listLocales")) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { dates, data } = plan;
  const calendars = useMemo(() => calendarNames({ dates }), [dates]);
  const lists = useMemo(() => columnsOfLists(data), [data]);
  const { sections } = plan;
  const addedNames = useMemo(() => namesOfAdded({ sections }), [sections]);
  const [named, askNames] = useState<string>();
  const view = useMemo(
    () => ({ masters, check, problemAt: indexProblems(check), calendars, lists, addedNames, askNames }),
    [masters, check, calendars, lists, addedNames],
  );
  return (
    <PlanViewContext value={view}>
      <div className="flex flex-col gap-5">
        <PlanToolbar draft={draft} blockingErrors={check?.blockingErrors ?? []} />
        <HintSlot id="plan-save" when={isShown} />
        <Explanation of="plan">{translate(findTerm("plan").text)}</Explanation>
        {restored && (
          <Notice action={<Button onClick={discard}>{t("Discard")}</Button>}>
            {t("Your unsaved plan was restored.")}
          </Notice>
        )}
        {problem && <Notice kind="error">{problem}</Notice>}
        <AvailableMasters />
        {named !== undefined && (
          <NamePagesDialog {...{ project, draft, engine }} kind={named} onClose={() => askNames(undefined)} />
        )}
        <SectionIntents project={project} draft={draft} engine={engine} />
        <HintSlot id="plan-parts" when={isShown} />
        <TimelineBuilder plan={plan} edit={edit} />
        <Total project={project} draft={draft} isMeasured={isMeasured} />
        <CompilationGuide plan={plan} onToggle={setGuided} />
        <div className="grid gap-x-12 gap-y-8">
          <div className="flex min-w-0 flex-col gap-8">
            <CalendarConfiguration plan={plan} edit={edit} locales={locales}>
              <HintSlot id="plan-dates" when={isShown} className="mt-3" />
            </CalendarConfiguration>
            <SectionList plan={plan} edit={edit}>
              <HintSlot
                id={plan.sections.length === 0 ? "plan-add" : "plan-sections"}
                when={isShown}
                className="mt-3"
              />
            </SectionList>
            <SectionOrder plan={plan} edit={edit} />
            <PageOfChanges draft={draft} />
          </div>
          <PlanPreview draft={draft} compilation={compilation} detailed={detailed} onDetail={setDetailed} />
        </div>
      </div>
    </PlanViewContext>
  );
}

function PageOfChanges({ draft: { plan, edit } }: Pick<PlanTabProps, "draft">) {
  const choose = (isWanted: boolean) =>
    edit((current) => ({ ...current, changes_page: isWanted || undefined }), "changes_page");
  return (
    <section aria-labelledby="updates-of-planner">
      <h3 id="updates-of-planner" className="text-lg font-semibold">
        {t("Updates")}
      </h3>
      <PlanField path={["changes_page"]}>
        {({ hint }) => (
          <>
            <CheckField
              checked={plan.changes_page === true}
              aria-describedby="changes-page-hint"
              onChange={({ target }) => choose(target.checked)}
            >
              {t("Page of changes")}
            </CheckField>
            <p id="changes-page-hint" className="max-w-prose text-sm text-pretty text-ink-soft">
              {hint ??
                t(
                  "Updates of the planner on your tablet get a page at their end. It lists the events that were added, changed or removed since the PDF before. Links to “changes” lead there.",
                )}
            </p>
          </>
        )}
      </PlanField>
    </section>
  );
}

function columnsOfLists(data: PlanDraftState["plan"]["data"] = []): readonly ListColumns[] {
  return data.map((list) => ({ name: list.name, columns: columnNames(list) }));
}

function AvailableMasters() {
  const { masters } = usePlanView();
  return (
    <p className="text-ink-soft text-pretty wrap-anywhere">
      {masters.length === 0
        ? t("No masters available yet. Create one on the Masters tab to add pages.")
        : t("Available masters: {names}", { names: listed(masters.map(({ name }) => name)) })}
    </p>
  );
}

function Total({ project, draft: { plan }, isMeasured }: Omit<PlanTabProps, "compilation" | "isShown">) {
  const { check } = usePlanView();
  const total = check?.estimate.total ?? 0;
  const bytes = useFileSize(project, plan, isMeasured && total > 0 && check?.errors.length === 0);
  return (
    <p className="text-lg tabular-nums" aria-live="polite">
      <span className="font-semibold">{check ? tn(total, "{count} page", "{count} pages") : "…"}</span>
      {bytes !== undefined && (
        <span className="text-ink-soft">{` ${t("in a PDF of about {size}", { size: formatFileSize(bytes) })}`}</span>
      )}
    </p>
  );
}
