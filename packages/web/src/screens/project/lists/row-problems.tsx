import { t } from "../../../language/t.ts";
import type { Position } from "./list-cells.ts";
import type { RowProblem } from "./use-row-problems.ts";

interface RowProblemsProps {
  readonly problems: readonly RowProblem[];
  readonly onShow: (position: Position) => void;
}

const shown = 5;

export function RowProblems({ problems, onShow }: RowProblemsProps) {
  if (problems.length === 0) return null;
  const more = problems.length - shown;
  return (
    <section aria-label={t("Problems of the list")} className="border-s-4 border-danger ps-3 text-[0.9375rem]">
      <ul>
        {problems.slice(0, shown).map(({ position, text }) => (
          <li key={text}>
            {position ? (
              <button
                type="button"
                className="py-0.5 text-start text-danger hover:underline pointer-coarse:min-h-11"
                onClick={() => onShow(position)}
              >
                {text}
              </button>
            ) : (
              <span className="text-danger">{text}</span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-soft">{t("...and {count} more", { count: more })}</p>}
    </section>
  );
}
