import type { ReactNode } from "react";
import type { Standing } from "../../editor/session/desk.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { EditorGate } from "./editor-gate.tsx";

interface OpenElsewhereProps {
  readonly standing: Extract<Standing, { readonly kind: "elsewhere" }>;
  readonly what: string;
  readonly back: ReactNode;
  readonly onTakeOver: () => void;
}

/** Prevents two tabs from overwriting each other's changes. */
export function OpenElsewhere({ standing: { isTaken, isTaking }, what, back, onTakeOver }: OpenElsewhereProps) {
  return (
    <EditorGate
      title={t("This design is open in another tab")}
      actions={
        <>
          {back}
          <Button kind="primary" disabled={isTaking} onClick={onTakeOver}>
            {t(isTaking ? "Taking over…" : isTaken ? "Continue here" : "Edit here")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft text-pretty">
        {translate(
          isTaken
            ? `You went on with this ${what} in another tab. What you did here went along, saved or not: nothing is lost.`
            : `This ${what} is edited in one tab at a time, so that none overwrites the other. If you edit it here, what is not saved there comes along.`,
        )}
      </p>
    </EditorGate>
  );
}
