import { sectionKinds } from "virtual:starters";
import type { Project } from "@octavo/contract";
import type { SectionKindAbout, SectionValues } from "@octavo/starters";
import { Plus } from "lucide-react";
import { useState } from "react";
import { hasBirthdays, sourcesOf } from "../../../dates/date-sources.ts";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import { t, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { usePlanView } from "./plan-view.ts";
import { type SectionForm, SectionKindDialog } from "./section-kind-dialog.tsx";
import { useAddIntent } from "./use-add-intent.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

interface SectionIntentsProps {
  readonly project: Project;
  readonly draft: PlanDraftState;
  readonly engine: () => EngineClient;
}

/** Adds masters and sections that belong together, in one step that is saved at once. */
export function SectionIntents({ project, draft, engine }: SectionIntentsProps) {
  const [form, setForm] = useState<SectionForm>();
  const { add, isBusy, problem } = useAddIntent(project, draft, engine);
  const isPossible = usePossible(draft.plan);
  const days = draft.plan.sections.find(({ generate }) => generate === "each_day")?.kind;
  const addNow = (wanted: string, values: SectionValues) =>
    void add({ wanted, values: { ...(days && { days }), ...values } });
  const choose = ({ form: asked, ...kind }: SectionKindAbout) =>
    asked ? setForm({ ...kind, form: asked }) : addNow(kind.id, {});
  return (
    <section aria-label={t("Add pages with their masters")}>
      <ul className="flex flex-wrap gap-2">
        {sectionKinds.filter(isPossible).map((kind) => (
          <li key={kind.id}>
            <Button disabled={isBusy} onClick={() => choose(kind)}>
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              {translate(kind.label)}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <Notice kind="error" className="mt-3">
          {problem}
        </Notice>
      )}
      {form && (
        <SectionKindDialog
          kind={form}
          onClose={() => setForm(undefined)}
          onAdd={(values) => {
            setForm(undefined);
            addNow(form.id, values);
          }}
        />
      )}
    </section>
  );
}

/** Returns a function that is true for kinds whose needs the plan meets. */
function usePossible(plan: PlanDraftState["plan"]): (kind: SectionKindAbout) => boolean {
  const { calendars } = usePlanView();
  const possible: Readonly<Record<NonNullable<SectionKindAbout["needs"]>, boolean>> = {
    days: plan.sections.some(({ generate }) => generate === "each_day"),
    calendars: calendars.length > 0,
    birthdays: hasBirthdays(plan),
    dates: sourcesOf(plan).length > 0,
    lists: (plan.data ?? []).length > 0,
  };
  return ({ needs }) => needs === undefined || possible[needs];
}
