import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { TermHelp } from "../../../help/term-help.tsx";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { ExampleOffer } from "../../../ui/example-offer.tsx";
import { fieldAttribute, goToField } from "./field-problems.ts";
import { addSection, changeSection, pageOrder, removeSection, restoreSection } from "./plan-draft.ts";
import { usePlanView } from "./plan-view.ts";
import { duplicateSection, proposeSection } from "./propose-section.ts";
import { SectionCards } from "./section-cards.tsx";
import type { EditPlan } from "./use-plan-draft.ts";
import { KindSuggestions } from "./usual-kinds.tsx";

interface SectionListProps {
  readonly plan: WrittenPlan;
  readonly edit: EditPlan;
  /** Below the heading. */
  readonly children: ReactNode;
}

/** Undefined if there is no master yet. */
function exampleOf(plan: WrittenPlan, master: string | undefined): WrittenPlanSection | undefined {
  return master === undefined
    ? undefined
    : { ...proposeSection(plan, [master]), kind: "days", master, generate: "each_day" };
}

export function SectionList({ plan, edit, children }: SectionListProps) {
  const { masters } = usePlanView();
  const { sections } = plan;
  const add = () => {
    const names = masters.map(({ name }) => name);
    flushSync(() => edit((current) => addSection(current, proposeSection(current, names))));
    goToField(["sections", sections.length, "kind"]);
  };
  const example = exampleOf(plan, masters[0]?.name);
  const duplicate = (index: number) => {
    edit((current) => duplicateSection(current, index));
  };
  return (
    <section aria-labelledby="plan-sections" {...fieldAttribute(["sections"])}>
      <KindSuggestions />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center">
          <h3 id="plan-sections" className="text-lg font-semibold">
            {t("Plan Sections")}
          </h3>
          <TermHelp of="section" heading={t("Plan Sections")} />
        </div>
        <Button data-hint="add-section" onClick={add}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("Add Section")}
        </Button>
      </div>
      {children}
      {sections.length === 0 ? (
        <div className="mt-3 border-y border-rule px-4 py-8 text-center text-ink-soft">
          <p>{t("No sections defined. Click Add Section to get started.")}</p>
          {example && (
            <ExampleOffer onInsert={() => edit((current) => addSection(current, example))}>
              {t("A page for each day, with the master {master}", { master: example.master })}
            </ExampleOffer>
          )}
        </div>
      ) : (
        <div className="mt-3">
          <SectionCards
            sections={sections}
            path={["sections"]}
            onChange={(index, change, field) =>
              edit((current) => changeSection(current, index, change), `sections.${index}.${field}`)
            }
            onRemove={(index) => {
              edit((current) => removeSection(current, index));
              return pageOrder(plan);
            }}
            onRestore={(removed) => edit((current) => restoreSection(current, removed))}
            onDuplicate={duplicate}
          />
        </div>
      )}
    </section>
  );
}
