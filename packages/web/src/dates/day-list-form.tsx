import type { Message } from "@octavo/foundation";
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { scrollIntoViewRef } from "../ui/reveal.ts";
import { UnsavedGuard } from "../ui/unsaved-guard.tsx";
import type { DatesImport, DayList } from "./use-import.ts";

const none: readonly Message[] = [];

/** Adds the lines that are typed. Resolves to false if one is refused, which the form then shows. */
export type AddTyped = () => Promise<boolean>;

interface DayListFormProps {
  readonly files: DatesImport;
  readonly list: DayList;
  readonly onClose: () => void;
  /** Called with the list that was added. */
  readonly onAdded?: (list: DayList) => void;
  /** For what comes after the form without its buttons, such as a download. */
  readonly typed?: RefObject<AddTyped | null> | undefined;
}

/** List of special days or birthdays, to type or paste. Whatever leaves the form adds its lines, except for Cancel. */
export function DayListForm({ files, list, onClose, onAdded, typed }: DayListFormProps) {
  const { isBirthdays, index } = list;
  const [name, setName] = useState(list.name);
  const [text, setText] = useState(list.text);
  const [refusals, setRefusals] = useState(none);
  const adding = useRef<Promise<boolean>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const isComplete = name.trim() !== "" && text.trim() !== "";
  const isTyped = text.trim() !== "" && (text !== list.text || name !== list.name);
  const add = async () => {
    const written = { name: name.trim() || list.name, text, isBirthdays, index };
    const refused = await files.addList(written);
    if (refused.length > 0) {
      setRefusals(refused);
      return false;
    }
    onAdded?.(written);
    onClose();
    return true;
  };
  // Two clicks add once.
  const addOnce = () => {
    adding.current ??= add().finally(() => {
      adding.current = undefined;
    });
    return adding.current;
  };
  const addTyped = async () => !isTyped || (await addOnce());
  useImperativeHandle(typed, () => addTyped);
  // When it opens, and with each refusal.
  useEffect(() => {
    scrollIntoViewRef(form.current);
    form.current?.querySelector("textarea")?.focus();
  }, [refusals]);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void addOnce();
      }}
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
        error={refusals.map(translate).join("\n")}
        rows={6}
        spellCheck={false}
        className="[&>textarea]:font-mono [&>textarea]:text-sm"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefusals(none);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" disabled={!isComplete || files.reading !== undefined}>
          {index === undefined ? t("Add") : t("Apply")}
        </Button>
        <Button onClick={onClose}>{t("Cancel")}</Button>
      </div>
      <UnsavedGuard
        when={isTyped}
        savesItself
        sentence={t("The days that you typed are not added.")}
        onSave={addTyped}
      />
    </form>
  );
}
