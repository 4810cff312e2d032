import { useState } from "react";
import { t } from "../language/t.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { wordsOf } from "./date-sources.ts";

interface WordsFieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (words: string[] | undefined) => void;
}

/** Words between commas. The field keeps what is typed until it loses the focus. */
export function WordsField({ label, value, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      placeholder={t("Words, with commas between them")}
      value={typed ?? value.join(", ")}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wordsOf(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

interface AllDayFieldProps {
  readonly value: string | undefined;
  readonly onChange: (shown: string | undefined) => void;
}

export function AllDayField({ value = "shown", onChange }: AllDayFieldProps) {
  return (
    <SelectField
      label={t("All-day entries")}
      value={value}
      onChange={({ target }) => onChange(target.value === "shown" ? undefined : target.value)}
    >
      <option value="shown">{t("Show all entries")}</option>
      <option value="hidden">{t("Only entries with a time")}</option>
      <option value="only">{t("Only all-day entries")}</option>
    </SelectField>
  );
}
