import type { Diagnostic } from "@octavo/foundation";
import { Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { TermHelp } from "../../../help/term-help.tsx";
import { t, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SaveState } from "../../../ui/save-state.tsx";
import { describePath, goToField } from "./field-problems.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

interface PlanToolbarProps {
  readonly draft: PlanDraftState;
  readonly blockingErrors: readonly Diagnostic[];
  /** Of another part of the plan. */
  readonly title?: string;
}

/** Stays visible while the form scrolls. */
export function PlanToolbar({ draft, blockingErrors, title }: PlanToolbarProps) {
  const { plan, changed, saving, save, discard, undo, redo } = draft;
  const [saved, setSaved] = useState(false);
  return (
    <>
      <div className="sticky top-(--bar) lg:top-0 z-5 -mx-4 -mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
        <h2 className="sr-only">{title ?? t("Plan Configuration")}</h2>
        {title === undefined && <TermHelp of="plan" heading={t("Plan Configuration")} className="-ms-2 -me-3" />}
        <SaveState isChanged={changed} isSaved={saved} className="min-w-0" />
        <div className="ms-auto flex items-center gap-2">
          <IconButton name={t("Undo")} Icon={Undo2} disabled={!undo} onClick={undo} />
          <IconButton name={t("Redo")} Icon={Redo2} disabled={!redo} onClick={redo} />
          <Button disabled={!changed || saving} onClick={discard}>
            {t("Discard")}
          </Button>
          <Button
            data-hint="save-plan"
            kind={changed ? "primary" : "plain"}
            disabled={saving || blockingErrors.length > 0}
            onClick={() => void save().then(setSaved)}
          >
            {saving ? t("Saving…") : t("Save Plan")}
          </Button>
        </div>
      </div>
      {blockingErrors.length > 0 && <BlockingErrors plan={plan} blockingErrors={blockingErrors} />}
    </>
  );
}

/** Specification, part 9. */
const listed = 3;

function BlockingErrors({
  plan,
  blockingErrors,
}: Pick<PlanToolbarProps, "blockingErrors"> & Pick<PlanDraftState, "plan">) {
  return (
    <div className="border-s-4 border-danger ps-3 text-[0.9375rem] leading-snug">
      <ul>
        {blockingErrors.slice(0, listed).map(({ at: { path = [] }, message }) => (
          <li key={path.join(".") + message.text}>
            <button
              type="button"
              className="py-0.5 text-start text-danger hover:underline pointer-coarse:min-h-11"
              onClick={() => goToField(path)}
            >
              <span className="font-semibold">{describePath(plan, path)}:</span> {translate(message)}
            </button>
          </li>
        ))}
      </ul>
      {blockingErrors.length > listed && (
        <p className="text-ink-soft">{t("...and {count} more", { count: blockingErrors.length - listed })}</p>
      )}
    </div>
  );
}
