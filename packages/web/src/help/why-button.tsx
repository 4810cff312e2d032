import type { DiagnosticCode } from "@octavo/foundation";
import { t } from "../language/t.ts";
import { openHelp } from "./open-help.ts";

interface WhyButtonProps {
  readonly code: DiagnosticCode;
  /** Sentence of the problem, for screen readers. */
  readonly problem: string;
}

/** Opens the explanation of a problem beside the work. */
export function WhyButton({ code, problem }: WhyButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${t("Why?")} ${problem}`}
      className="flex min-h-6 w-fit items-center text-sm text-accent underline underline-offset-3 pointer-coarse:min-h-11"
      onClick={() => openHelp({ kind: "problem", code })}
    >
      {t("Why?")}
    </button>
  );
}
