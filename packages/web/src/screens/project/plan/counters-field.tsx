import type { WrittenPlanSection } from "@octavo/contract";
import { X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../language/t.ts";
import { addOnEnterOrBlur } from "../../../ui/add-on-enter-or-blur.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FieldGroup } from "../../../ui/field-group.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { SectionEditing } from "./plan-view.ts";

type Counters = NonNullable<WrittenPlanSection["counters"]>;

/** Edits counters: numbers that increase from item to item, such as the first note on each index page. */
export function CountersField({ section: { counters = {} }, onChange }: SectionEditing) {
  const set = (next: Counters) => onChange({ counters: Object.keys(next).length > 0 ? next : undefined }, "counters");
  return (
    <FieldGroup label={t("Counters")}>
      <p className="mt-0.5 text-sm leading-snug text-ink-soft">
        {t("Variables that count from item to item: “first” with start 1 and step 30 becomes 1, 31, 61.")}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {Object.entries(counters).map(([name, { start, step }]) => (
          <li key={name} className="flex items-end gap-2">
            <span className="h-11 min-w-0 flex-1 content-center font-mono text-[0.9375rem] wrap-anywhere">{name}</span>
            <NumberOf
              label={t("Start of {name}", { name })}
              value={start}
              onChange={(value) => set({ ...counters, [name]: { start: value, step } })}
            />
            <NumberOf
              label={t("Step of {name}", { name })}
              value={step}
              onChange={(value) => set({ ...counters, [name]: { start, step: value } })}
            />
            <IconButton
              name={t("Remove counter {name}", { name })}
              Icon={X}
              className="mb-1"
              onClick={() => set(Object.fromEntries(Object.entries(counters).filter(([other]) => other !== name)))}
            />
          </li>
        ))}
      </ul>
      <NewCounter taken={Object.keys(counters)} onAdd={(name) => set({ ...counters, [name]: { start: 1, step: 1 } })} />
    </FieldGroup>
  );
}

interface NumberOfProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number field that accepts negative numbers and fractions. */
function NumberOf({ label, value, onChange }: NumberOfProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() !== "" && Number.isFinite(Number(text))) onChange(Number(text));
  };
  return (
    <TextField
      className="w-24 tabular-nums"
      type="number"
      step="any"
      label={label}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

interface NewCounterProps {
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
}

function NewCounter({ taken, onAdd }: NewCounterProps) {
  const [name, setName] = useState("");
  const trimmed = name.trim();
  const problem = problemOf(trimmed, taken);
  const ready = trimmed !== "" && !problem;
  const add = () => {
    if (!ready) return;
    onAdd(trimmed);
    setName("");
  };
  return (
    <div role="presentation" className="mt-2 flex items-end gap-2" {...addOnEnterOrBlur(add)}>
      <TextField
        className="min-w-0 flex-1"
        label={t("New counter")}
        labelHidden
        dir="ltr"
        placeholder={t("first")}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Button className="h-11" disabled={!ready} aria-label={t("Add counter")} onClick={add}>
        {t("Add")}
      </Button>
    </div>
  );
}

/** Validates a name like the engine does. */
function problemOf(name: string, taken: readonly string[]): string | undefined {
  if (taken.includes(name)) return t("This name is already in use");
  if (name === "" || /^[A-Za-z_]\w*$/.test(name)) return undefined;
  return t("Use letters, digits and underscores, and begin with a letter");
}
