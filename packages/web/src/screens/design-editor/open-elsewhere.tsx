import type { DraftStatus } from "@octavo/editor";
import type { ReactNode } from "react";
import { said, t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Crossroads } from "./crossroads.tsx";

interface OpenElsewhereProps {
  readonly standing: Extract<DraftStatus, { readonly kind: "other-tab" }>;
  readonly what: string;
  readonly back: ReactNode;
  readonly onTakeOver: () => void;
}

/** Two tabs would overwrite each other. */
export function OpenElsewhere({
  standing: { wasTakenOver, isTakingOver },
  what,
  back,
  onTakeOver,
}: OpenElsewhereProps) {
  return (
    <Crossroads
      title={t("This design is open in another tab")}
      actions={
        <>
          {back}
          <Button kind="primary" disabled={isTakingOver} onClick={onTakeOver}>
            {t(isTakingOver ? "Taking over…" : wasTakenOver ? "Go on here again" : "Edit here")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft text-pretty">
        {said(
          wasTakenOver
            ? `You went on with this ${what} in another tab. What you did here went along, saved or not: nothing is lost.`
            : `This ${what} is edited in one tab at a time, so that none overwrites the other. If you edit it here, what is not saved there comes along.`,
        )}
      </p>
    </Crossroads>
  );
}
