import type { WrittenPlan } from "@octavo/contract";
import { useAfterTyped } from "../../../dates/use-after-typed.ts";
import { formatNumber, t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import type { ProjectCompile } from "../use-project-compile.ts";
import { pageOrder } from "./plan-draft.ts";
import { usePlanView } from "./plan-view.ts";
import { SectionPreview } from "./section-preview.tsx";
import type { PlanDraftState } from "./use-plan-draft.ts";
import { ValidationCard } from "./validation-card.tsx";

interface PlanPreviewProps {
  readonly draft: PlanDraftState;
  readonly compilation: ProjectCompile;
  readonly detailed: readonly string[];
  readonly onDetail: (kinds: readonly string[]) => void;
}

export function PlanPreview({ draft, compilation, detailed, onDetail }: PlanPreviewProps) {
  const { plan } = draft;
  const { check, masters } = usePlanView();
  const total = check?.estimate.total;
  return (
    <section aria-labelledby="plan-preview" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="plan-preview" className="text-lg font-semibold">
          {t("Plan preview")}
        </h3>
        <CompileButton draft={draft} compilation={compilation} />
      </div>
      <dl className="grid grid-cols-3 gap-4">
        <Count name={t("Estimated pages")}>{total === undefined ? "…" : formatNumber(total)}</Count>
        <Count name={t("Sections")}>{plan.sections.length}</Count>
        <Count name={t("Masters")}>{masters.length}</Count>
      </dl>
      <ValidationCard plan={plan} />
      {plan.sections.length === 0 ? (
        <p className="border-y border-rule px-4 py-6 text-center text-ink-soft">
          {t("No sections to preview. Add sections to see the compilation preview.")}
        </p>
      ) : (
        <ul className="border-t border-rule">
          {sectionsInPageOrder(plan).map((section) => {
            const { kind } = section;
            const isShown = detailed.includes(kind);
            return (
              <SectionPreview
                key={kind}
                plan={plan}
                section={section}
                isShown={isShown}
                onToggle={() => onDetail(isShown ? detailed.filter((other) => other !== kind) : [...detailed, kind])}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Count({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm leading-snug text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** Compiles the plan on screen. Saves it first if necessary. */
function CompileButton({ draft, compilation }: Pick<PlanPreviewProps, "draft" | "compilation">) {
  const { check } = usePlanView();
  const { plan, changed, saving, save } = draft;
  const ready = check?.errors.length === 0 && check.blockingErrors.length === 0 && plan.sections.length > 0;
  const compile = async () => {
    if (!changed || (await save())) await compilation.compile();
  };
  const { goOn, isAdding } = useAfterTyped({ compile: () => void compile() });
  return (
    <Button
      disabled={!ready || saving || isAdding || compilation.compiling}
      title={changed ? t("Saves the plan first") : undefined}
      onClick={() => void goOn("compile")}
    >
      {compilation.compiling ? t("Compiling…") : t("Compile Plan")}
    </Button>
  );
}

/** Returns sections in page order, each followed by its nested ones. A second section of a kind makes no pages. */
function sectionsInPageOrder(plan: WrittenPlan): WrittenPlan["sections"] {
  const ordered = pageOrder(plan).flatMap((kind) => plan.sections.find((section) => section.kind === kind) ?? []);
  return withNested(ordered);
}

function withNested(sections: WrittenPlan["sections"]): WrittenPlan["sections"] {
  return sections.flatMap((section) => [section, ...withNested(section.nested ?? [])]);
}
