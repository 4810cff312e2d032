import type { RemovedMode } from "@octavo/engine";
import { useId } from "react";
import { t, tn } from "../../language/t.ts";
import { FieldGroup } from "../../ui/field-group.tsx";

interface RemovedChoiceProps {
  readonly count: number;
  /** True if the PDF contains its project. */
  readonly canKeep: boolean;
  readonly value: RemovedMode | undefined;
  readonly onChange: (mode: RemovedMode) => void;
}

/** Decides about pages that the plan no longer makes. */
export function RemovedChoice({ count, canKeep, value, onChange }: RemovedChoiceProps) {
  const name = useId();
  const label = tn(
    count,
    "The plan no longer makes {count} page, which can have handwriting",
    "The plan no longer makes {count} pages, which can have handwriting",
  );
  return (
    <FieldGroup label={label}>
      <div className="mt-1.5 flex flex-col gap-1">
        {choices(count, canKeep).map(({ mode, title, text, isPossible }) => (
          <div
            key={mode}
            className="relative flex min-h-11 items-start gap-3 rounded-sm border border-rule bg-surface px-3 py-2 leading-snug has-checked:border-accent"
          >
            <input
              type="radio"
              id={`${name}-${mode}`}
              name={name}
              aria-describedby={`${name}-${mode}-text`}
              className="relative z-1 mt-0.5 size-5 shrink-0"
              disabled={!isPossible}
              checked={mode === value}
              onChange={() => onChange(mode)}
            />
            <div>
              <label htmlFor={`${name}-${mode}`} className="cursor-pointer font-semibold after:absolute after:inset-0">
                {title}
              </label>
              <p id={`${name}-${mode}-text`} className="text-sm text-ink-soft text-pretty">
                {text}
              </p>
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

interface Choice {
  readonly mode: RemovedMode;
  readonly title: string;
  readonly text: string;
  readonly isPossible: boolean;
}

function choices(count: number, canKeep: boolean): readonly Choice[] {
  return [
    {
      mode: "keep",
      title: t("Keep them as they are"),
      text: canKeep
        ? tn(
            count,
            "{count} page stays as it was, at its place, without being in the plan.",
            "{count} pages stay as they were, at their places, without being in the plan.",
          )
        : t("Not possible: the PDF does not contain its project."),
      isPossible: canKeep,
    },
    {
      mode: "blank",
      title: t("Keep their places, with blank pages"),
      text: tn(
        count,
        "{count} blank page with a note stays at its place. Handwriting stays on it.",
        "{count} blank pages with a note stay at their places. Handwriting stays on them.",
      ),
      isPossible: true,
    },
    {
      mode: "drop",
      title: t("Remove them"),
      text: t(
        "Only if nothing is written on them: new pages take their places, so that handwriting on them would be on other pages.",
      ),
      isPossible: true,
    },
  ];
}
