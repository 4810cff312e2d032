import type { WrittenPlan } from "@octavo/contract";
import { t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { Button } from "../../../ui/button.tsx";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fieldAttribute } from "./field-problems.ts";
import { moveKind, pageOrder } from "./plan-draft.ts";
import { usePlanView } from "./plan-view.ts";
import type { EditPlan } from "./use-plan-draft.ts";

interface SectionOrderProps {
  readonly plan: WrittenPlan;
  readonly edit: EditPlan;
}

export function SectionOrder({ plan, edit }: SectionOrderProps) {
  const announce = useAnnounce();
  const { problemAt } = usePlanView();
  const order = pageOrder(plan);
  if (plan.sections.length < 2) return null;
  const { error } = problemAt(["order"]);
  const move = (kind: string, by: -1 | 1) => {
    edit((current) => moveKind(current, kind, by));
    const number = order.indexOf(kind) + 1 + by;
    announce(t("{kind} moved to position {number} of {total}.", { kind, number, total: order.length }));
  };
  return (
    <section aria-labelledby="section-order" {...fieldAttribute(["order"])}>
      <h3 id="section-order" className="text-lg font-semibold">
        {t("Section Order")}
      </h3>
      {error && (
        <Notice
          kind="error"
          className="mt-2"
          action={
            <Button onClick={() => edit((current) => ({ ...current, order: pageOrder(current) }))}>
              {t("Apply the order below")}
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      <ol className="mt-2 border-t border-rule">
        {order.map((kind, index) => (
          <li key={kind} className="flex items-center gap-2 border-b border-rule py-0.5">
            <span className="w-6 text-end text-sm text-ink-soft tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 px-1 wrap-anywhere">{kind}</span>
            <MoveButtons
              name={kind}
              isFirst={index === 0}
              isLast={index === order.length - 1}
              onMove={(by) => move(kind, by)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
