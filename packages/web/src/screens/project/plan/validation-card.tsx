import type { WrittenPlan } from "@octavo/contract";
import type { Diagnostic } from "@octavo/foundation";
import { WhyButton } from "../../../help/why-button.tsx";
import { t, translate } from "../../../language/t.ts";
import { describePath, goToField } from "./field-problems.ts";
import { usePlanView } from "./plan-view.ts";

/** Shows the result of the check in colour and in words. */
export function ValidationCard({ plan }: { readonly plan: WrittenPlan }) {
  const { check } = usePlanView();
  const { errors = [], warnings = [] } = check ?? {};
  const { border, title } = check ? summarize(errors.length, warnings.length, plan.sections.length) : checking();
  return (
    <div className={`rounded-sm border border-s-4 bg-surface px-3.5 py-3 ${border}`}>
      <p className="font-semibold">{title}</p>
      <Problems title={t("Errors")} problems={errors} plan={plan} />
      <Problems title={t("Warnings")} problems={warnings} plan={plan} />
    </div>
  );
}

const checking = () => ({ border: "border-edge", title: t("Checking…") });

function summarize(errors: number, warnings: number, sections: number) {
  if (errors > 0) return { border: "border-danger", title: t("The plan has errors") };
  if (warnings > 0) return { border: "border-caution", title: t("The plan compiles, with warnings") };
  if (sections === 0) return { border: "border-caution", title: t("The plan has no sections yet") };
  return { border: "border-good", title: t("The plan is valid") };
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly Diagnostic[];
  readonly plan: WrittenPlan;
}

function Problems({ title, problems, plan }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <>
      <h4 className="mt-2 text-sm font-semibold">{title}</h4>
      <ul className="text-[0.9375rem] leading-snug">
        {problems.map(({ at: { path = [] }, code, message }) => (
          <li key={path.join(".") + message.text}>
            <button
              type="button"
              className="py-0.5 text-start hover:text-accent hover:underline pointer-coarse:min-h-11"
              onClick={() => goToField(path)}
            >
              <span className="text-ink-soft">{describePath(plan, path)}:</span> {translate(message)}
            </button>
            <WhyButton code={code} problem={translate(message)} />
          </li>
        ))}
      </ul>
    </>
  );
}
