import type { Message } from "@octavo/foundation";
import { type SubmitEvent, useState } from "react";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { scrollIntoViewRef } from "../ui/reveal.ts";
import type { DatesImport, DayList } from "./use-import.ts";

interface DayListFormProps {
  readonly files: DatesImport;
  readonly list: DayList;
  readonly onClose: () => void;
  /** Called with the list that was added. */
  readonly onAdded?: (list: DayList) => void;
}

/** List of special days or birthdays, to type or paste. */
export function DayListForm({ files, list, onClose, onAdded }: DayListFormProps) {
  const { isBirthdays, index } = list;
  const [name, setName] = useState(list.name);
  const [text, setText] = useState(list.text);
  const [problems, setProblems] = useState<readonly Message[]>([]);
  const isComplete = name.trim() !== "" && text.trim() !== "";
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const written = { name: name.trim(), text, isBirthdays, index };
    const refusals = await files.addList(written);
    if (refusals.length > 0) return setProblems(refusals);
    onAdded?.(written);
    onClose();
  };
  return (
    <form
      ref={scrollIntoViewRef}
      onSubmit={(event) => void submit(event)}
      className="flex scroll-mb-32 flex-col gap-4 border-t border-rule p-3"
    >
      <TextField label={t("Name")} value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
      <TextAreaField
        label={isBirthdays ? t("Birthdays, one per line") : t("Days, one per line")}
        hint={
          isBirthdays
            ? t("A date and a name: 12 May 1986, Ann. Without the year (12 May, Ann) the planner shows no age.")
            : t(
                "A date or days, and a title: 12 May 18:00-19:30, Concert or 2 to 16 August 2027, Holiday. A date without a year is in that of the planner. Rules are such as every year 05-12, last friday of may, every 2 weeks from 2026-01-05.",
              )
        }
        error={problems.map(translate).join("\n")}
        rows={6}
        spellCheck={false}
        className="[&>textarea]:font-mono [&>textarea]:text-sm"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblems([]);
        }}
      />
      <div ref={problems.length > 0 ? scrollIntoViewRef : undefined} className="flex scroll-mb-32 flex-wrap gap-3">
        <Button type="submit" kind="primary" disabled={!isComplete || files.reading !== undefined}>
          {index === undefined ? t("Add") : t("Apply")}
        </Button>
        <Button onClick={onClose}>{t("Cancel")}</Button>
      </div>
    </form>
  );
}
