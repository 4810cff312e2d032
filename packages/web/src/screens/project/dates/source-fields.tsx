import { calendarPatterns, patternOfSource } from "@octavo/engine";
import { type ChangeSource, type WrittenSource } from "../../../dates/date-sources.ts";
import { AllDayField, WordsField } from "../../../dates/filter-fields.tsx";
import { t, tIn } from "../../../language/t.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { WholeNumberField } from "../../../ui/whole-number-field.tsx";

interface SourceFieldsProps {
  readonly source: WrittenSource;
  readonly onChange: ChangeSource;
}

/** Name, pattern and filters of a source. */
export function SourceFields({ source, onChange }: SourceFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("Name")}
          value={source.name ?? ""}
          maxLength={200}
          onChange={({ target }) => onChange({ name: target.value }, "name")}
        />
        <SelectField
          label={t("Pattern")}
          value={patternOfSource(source)}
          onChange={({ target }) => onChange({ style: target.value }, "style")}
        >
          {calendarPatterns.map((pattern) => (
            <option key={pattern} value={pattern}>
              {patternNames()[pattern]}
            </option>
          ))}
        </SelectField>
      </div>
      {source.holidays === undefined && <Filters {...{ source, onChange }} />}
    </>
  );
}

const isLength = (shorten: number | undefined) => shorten === undefined || (shorten >= 4 && shorten <= 200);

function patternNames(): Readonly<Record<string, string>> {
  return {
    bar: tIn("calendar", "Bar"),
    outlined: tIn("calendar", "Outlined"),
    hatched: tIn("calendar", "Hatched"),
    dotted: tIn("calendar", "Dotted"),
    filled: tIn("calendar", "Filled"),
    plain: tIn("calendar", "Plain"),
  };
}

function Filters({ source, onChange }: SourceFieldsProps) {
  const { include, exclude, all_day, shorten } = source;
  const filter = (key: "include" | "exclude", list: "words" | "categories") => ({
    value: source[key]?.[list] ?? [],
    onChange: (words: string[] | undefined) => {
      const next = { ...(key === "include" ? include : exclude), [list]: words };
      const isEmpty = !next.words?.length && !next.categories?.length;
      onChange({ [key]: isEmpty ? undefined : next }, `${key}.${list}`);
    },
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <WordsField label={t("Only with these words")} {...filter("include", "words")} />
        <WordsField label={t("Not with these words")} {...filter("exclude", "words")} />
        <WordsField label={t("Only these categories")} {...filter("include", "categories")} />
        <WordsField label={t("Not these categories")} {...filter("exclude", "categories")} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <AllDayField value={all_day} onChange={(shown) => onChange({ all_day: shown }, "all_day")} />
        <WholeNumberField
          label={t("Longest title")}
          hint={t("In letters, 4 to 200. Longer titles end with an ellipsis.")}
          value={shorten}
          error={isLength(shorten) ? undefined : t("Choose a number from 4 to 200, or nothing.")}
          min={4}
          max={200}
          onChange={(length) => onChange({ shorten: length }, "shorten")}
        />
      </div>
    </>
  );
}
