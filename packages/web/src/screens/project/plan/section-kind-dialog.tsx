import { designNameProblem, type Message } from "@octavo/foundation";
import type { SectionField, SectionKindAbout, SectionValues } from "@octavo/starters";
import { type FormEvent, type Ref, useId, useRef, useState } from "react";
import { WordsField } from "../../../dates/filter-fields.tsx";
import { t, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { TextAreaField, TextField } from "../../../ui/field.tsx";
import { WholeNumberField } from "../../../ui/whole-number-field.tsx";
import { CalendarChecks } from "./date-filters.tsx";
import { usePlanView } from "./plan-view.ts";

export type SectionForm = SectionKindAbout & { readonly form: NonNullable<SectionKindAbout["form"]> };

interface SectionKindDialogProps {
  readonly kind: SectionForm;
  readonly onClose: () => void;
  readonly onAdd: (values: SectionValues) => void;
}

/** Asks for the values of a kind of sections. */
export function SectionKindDialog({ kind: { label, form }, onClose, onAdd }: SectionKindDialogProps) {
  const [values, setValues] = useState<SectionValues>({});
  const [problem, setProblem] = useState<Message>();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asksName = form.fields.some(({ value }) => value === "name");
    const found = asksName ? designNameProblem(values.name ?? "", "master") : undefined;
    setProblem(found);
    if (found) return name.current?.focus();
    onAdd(Object.assign({}, ...form.fields.map((field) => valueOf(field, values))));
  };
  return (
    <Dialog open onClose={onClose} title={translate(label)} description={translate(form.description)}>
      <DialogBody>
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {form.fields.map((field) => (
            <FieldInput
              key={field.value}
              field={field}
              values={values}
              nameRef={name}
              problem={problem}
              onChange={(change) => setValues((before) => ({ ...before, ...change }))}
            />
          ))}
        </form>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" form={id} kind="primary">
          {translate(form.button)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Value to add sections with. */
function valueOf(field: SectionField, values: SectionValues): SectionValues {
  switch (field.value) {
    case "name":
      return { name: (values.name ?? "").trim() };
    case "count":
      return { count: Math.max(1, Math.min(field.most, values.count ?? field.usual)) };
    case "names":
      return { names: values.names ?? [] };
    case "calendars":
      return { calendars: values.calendars ?? [] };
    case "words":
      return { words: values.words ?? [] };
  }
}

interface FieldInputProps {
  readonly field: SectionField;
  readonly values: SectionValues;
  readonly nameRef: Ref<HTMLInputElement>;
  readonly problem: Message | undefined;
  readonly onChange: (change: SectionValues) => void;
}

function FieldInput({ field, values, nameRef, problem, onChange }: FieldInputProps) {
  const { calendars: known } = usePlanView();
  switch (field.value) {
    case "name":
      return (
        <TextField
          ref={nameRef}
          label={translate(field.label)}
          value={values.name ?? ""}
          error={problem && translate(problem)}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      );
    case "names":
      return (
        <TextAreaField
          label={translate(field.label)}
          hint={translate(field.hint)}
          optional
          rows={4}
          spellCheck={false}
          value={(values.names ?? []).join("\n")}
          onChange={({ target }) => onChange({ names: target.value === "" ? [] : target.value.split("\n") })}
        />
      );
    case "count":
      if (values.names?.some((name) => name.trim() !== "")) return null;
      return (
        <WholeNumberField
          className="w-28"
          label={translate(field.label)}
          min={1}
          max={field.most}
          value={"count" in values ? values.count : field.usual}
          onChange={(count) => onChange({ count })}
        />
      );
    case "calendars":
      if (known.length < 2) return null;
      return (
        <CalendarChecks
          calendars={known}
          chosen={values.calendars?.length ? values.calendars : known}
          onChange={(chosen) => onChange({ calendars: chosen.length < known.length ? chosen : [] })}
        />
      );
    case "words":
      return (
        <WordsField
          label={translate(field.label)}
          value={values.words ?? []}
          onChange={(words) => onChange({ words: words ?? [] })}
        />
      );
  }
}
