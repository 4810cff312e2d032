import type { DraftStatus } from "@octavo/editor";
import type { ReactNode } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { EditorGate } from "./editor-gate.tsx";

interface OpenElsewhereProps {
  readonly standing: Extract<DraftStatus, { readonly kind: "other-tab" }>;
  readonly noun: string;
  readonly back: ReactNode;
  readonly onTakeOver: () => void;
}

/** Prevents two tabs from overwriting each other's changes. */
export function OpenElsewhere({
  standing: { wasTakenOver, isTakingOver },
  noun,
  back,
  onTakeOver,
}: OpenElsewhereProps) {
  return (
    <EditorGate
      title={t("This design is open in another tab")}
      actions={
        <>
          {back}
          <Button kind="primary" disabled={isTakingOver} onClick={onTakeOver}>
            {t(isTakingOver ? "Taking over…" : wasTakenOver ? "Continue here" : "Edit here")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft text-pretty">
        {translate(
          wasTakenOver
            ? `You are editing this ${noun} in another tab. All of your changes were transferred, including unsaved ones.`
            : `You can edit this ${noun} in one tab at a time. If you edit it here, unsaved changes of the other tab are transferred.`,
        )}
      </p>
    </EditorGate>
  );
}
