import { useId, useState } from "react";
import type { DescribedConflict } from "../../engine-worker/protocol.ts";
import { t, tn } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { placeOfConflict, valueWords } from "./conflict-words.ts";

interface ConflictsProps {
  readonly conflicts: readonly DescribedConflict[];
  /** Ids of conflicts for which the original's value is taken. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Conflicts that are shown at first. */
const shownAtFirst = 50;

/** Lists what both sides have changed differently, with a choice for each. */
export function Conflicts({ conflicts, chosen, onChoose }: ConflictsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const heading = useId();
  const shown = showsAll ? conflicts : conflicts.slice(0, shownAtFirst);
  const choose = (id: string, isOriginal: boolean) =>
    onChoose([...chosen.filter((one) => one !== id), ...(isOriginal ? [id] : [])]);
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <h2 id={heading} className="font-semibold">
        {tn(conflicts.length, "{count} conflict", "{count} conflicts")}
      </h2>
      <p className="text-ink-soft">
        {t("You and the author changed these differently. Yours stays, unless you choose the original's.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onChoose([])}>{t("Keep all of mine")}</Button>
        <Button onClick={() => onChoose(conflicts.map(({ id }) => id))}>{t("Take all of the original's")}</Button>
      </div>
      <ul aria-labelledby={heading} className="flex max-h-[60dvh] flex-col gap-4 overflow-y-auto pe-1">
        {shown.map((conflict) => (
          <li key={conflict.id}>
            <Choice
              conflict={conflict}
              isOriginal={chosen.includes(conflict.id)}
              onChange={(isOriginal) => choose(conflict.id, isOriginal)}
            />
          </li>
        ))}
      </ul>
      {shown.length < conflicts.length && (
        <Button onClick={() => setShowsAll(true)}>
          {t("Show all {count} conflicts", { count: conflicts.length })}
        </Button>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly conflict: DescribedConflict;
  readonly isOriginal: boolean;
  readonly onChange: (isOriginal: boolean) => void;
}

function Choice({ conflict, isOriginal, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <FieldGroup label={placeOfConflict(conflict)}>
      <div className="mt-1.5 flex flex-col gap-1">
        <Option
          name={name}
          checked={!isOriginal}
          title={t("Mine")}
          value={valueWords(conflict.own)}
          onChange={() => onChange(false)}
        />
        <Option
          name={name}
          checked={isOriginal}
          title={t("The original's")}
          value={valueWords(conflict.original)}
          onChange={() => onChange(true)}
        />
      </div>
    </FieldGroup>
  );
}

interface OptionProps {
  readonly name: string;
  readonly checked: boolean;
  readonly title: string;
  readonly value: string;
  readonly onChange: () => void;
}

function Option({ name, checked, title, value, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 items-start gap-3 rounded-sm border border-rule bg-surface px-3 py-2 leading-snug has-checked:border-accent">
      <input
        type="radio"
        id={id}
        name={name}
        aria-describedby={`${id}-value`}
        className="relative z-1 mt-0.5 size-5 shrink-0"
        checked={checked}
        onChange={onChange}
      />
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id} className="cursor-pointer font-semibold after:absolute after:inset-0">
          {title}
        </label>
        <p id={`${id}-value`} dir="auto" className="text-sm text-ink-soft">
          {value}
        </p>
      </div>
    </div>
  );
}
