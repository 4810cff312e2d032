import type { Diagnostic } from "@octavo/foundation";
import { CircleX, Info, TriangleAlert } from "lucide-react";
import { WhyButton } from "../help/why-button.tsx";
import { t, translate } from "../language/t.ts";
import { formatPages, formatPlace } from "./problem-list.ts";

interface ProblemRowProps {
  readonly diagnostic: Diagnostic;
  /** Undefined if the place is not on this screen. */
  readonly onJump: (() => void) | undefined;
}

export function ProblemRow({ diagnostic: { severity, code, message, hint, count = 1, at }, onJump }: ProblemRowProps) {
  const place = formatPlace(at);
  const pages = formatPages(at, count);
  return (
    <li className="flex gap-2.5 py-1.5 text-[0.9375rem] leading-snug">
      <SeverityIcon severity={severity} />
      <div className="min-w-0 flex-1 wrap-break-word">
        {translate(message)}
        {count > 1 && at.page === undefined && (
          <span className="ms-1.5 font-semibold text-ink-soft tabular-nums">×{count}</span>
        )}
        {hint && <p className="text-sm text-ink-soft">{translate(hint)}</p>}
        {pages && <p className="text-sm text-ink-soft tabular-nums">{pages}</p>}
        <WhyButton code={code} problem={translate(message)} />
      </div>
      {onJump ? (
        <button
          type="button"
          className="shrink-0 self-start text-sm whitespace-nowrap text-accent tabular-nums underline underline-offset-3 pointer-coarse:-my-3 pointer-coarse:min-h-11 pointer-coarse:px-1"
          onClick={onJump}
        >
          {place}
        </button>
      ) : (
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">{place}</span>
      )}
    </li>
  );
}

const severityIcons = {
  error: { Icon: CircleX, color: "text-danger", name: () => t("Error:") },
  warning: { Icon: TriangleAlert, color: "text-warning", name: () => t("Warning:") },
  hint: { Icon: Info, color: "text-ink-soft", name: () => t("Hint:") },
};

export function SeverityIcon({ severity }: { readonly severity: Diagnostic["severity"] }) {
  const { Icon, color, name } = severityIcons[severity];
  return (
    <span className={`mt-0.5 ${color}`}>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{name()}</span>
    </span>
  );
}
