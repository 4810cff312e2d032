import type { Message } from "@octavo/foundation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { scrollIntoViewRef } from "../ui/reveal.ts";
import { UnsavedGuard } from "../ui/unsaved-guard.tsx";
import { registerTyped } from "./typed-days.ts";
import type { DatesImport, DayList } from "./use-import.ts";

const none: readonly Message[] = [];

interface DayListFormProps {
  readonly files: DatesImport;
  readonly list: DayList;
  readonly onClose: () => void;
  /** Called with a list that was added, and the position that it had before. */
  readonly onAdded?: (list: DayList, before: number | undefined) => void;
}

/**
 * List of special days or birthdays, to type or paste. Lines that are refused stay in the form. Whatever leaves the form adds its
 * lines, except for Cancel.
 */
export function DayListForm({ files, list, onClose, onAdded }: DayListFormProps) {
  const { isBirthdays } = list;
  // Lines that the source has and keeps, also those that are added while others are refused.
  const [added, setAdded] = useState({ index: list.index, text: list.before ?? "" });
  const [name, setName] = useState(list.name);
  const [text, setText] = useState(list.text);
  const [refusals, setRefusals] = useState(none);
  const [hasAdded, setHasAdded] = useState(false);
  const adding = useRef<Promise<boolean>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const isComplete = name.trim() !== "" && text.trim() !== "";
  const isTyped = text.trim() !== "" && (text !== list.text || name !== list.name);
  const add = async () => {
    const { index } = added;
    const found = await files.addList({ name: name.trim() || list.name, text, isBirthdays, index }, added.text);
    if (found.added) {
      onAdded?.(found.added, index);
      setAdded({ index: found.added.index, text: found.added.text });
    }
    if (found.refusals.length === 0) {
      onClose();
      return true;
    }
    setHasAdded(found.added !== undefined);
    setText(found.left);
    setRefusals(found.refusals);
    return false;
  };
  // Two clicks add once.
  const addOnce = () => {
    adding.current ??= add().finally(() => {
      adding.current = undefined;
    });
    return adding.current;
  };
  const addTyped = async () => !isTyped || (await addOnce());
  const addLatest = useEffectEvent(addTyped);
  // For what comes after the form without its buttons, such as a download.
  useEffect(() => {
    const forget = registerTyped(() => addLatest());
    return () => forget();
  }, []);
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
            : t("A date and a title, such as “12 May 18:00, Concert” or “2 to 16 August, Holiday”.")
        }
        error={refusals.map(translate).join("\n")}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefusals(none);
        }}
      />
      {refusals.length > 0 && (
        <p className="text-sm leading-snug">
          {hasAdded && t("The other lines are added, and listed above.")}{" "}
          {t("Correct these lines, or discard them to go on.")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" disabled={!isComplete || files.reading !== undefined}>
          {list.index === undefined || list.before !== undefined ? t("Add") : t("Apply")}
        </Button>
        <Button onClick={onClose}>{refusals.length > 0 ? t("Discard") : t("Cancel")}</Button>
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
