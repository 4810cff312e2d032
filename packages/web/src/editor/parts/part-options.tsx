import { boundsOf, positionsOf, rectToScreen, selected } from "@octavo/editor";
import type { PartOption, PartValues } from "@octavo/starters";
import { X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { t, translate } from "../../language/t.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Segments } from "../../ui/segments.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import type { Insertion } from "./insertion.ts";

interface PartOptionsProps {
  readonly insertion: Insertion;
  readonly onChange: (values: PartValues) => void;
  readonly onClose: () => void;
}

/** Options of the part that was just inserted, beside it. Each change replaces the part in the same undo step. */
export function PartOptions({ insertion, onChange, onClose }: PartOptionsProps) {
  const { part, values } = insertion;
  const form = useRef<HTMLElement>(null);
  useFormPlace(form);
  const name = translate(part.label);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (event.target instanceof Node && form.current?.contains(event.target)) event.stopPropagation();
      close();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
  return createPortal(
    <section
      ref={form}
      aria-label={t("Options of {part}", { part: name })}
      className="fixed z-20 w-56 rounded-md border border-edge bg-paper px-3 pt-1.5 pb-2"
    >
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">{name}</h3>
        <IconButton name={t("Close")} Icon={X} onClick={onClose} />
      </div>
      {part.options?.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={values[option.name]}
          onChange={(value) => onChange({ ...values, [option.name]: value })}
        />
      ))}
    </section>,
    document.body,
  );
}

interface LinesFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Each keystroke changes the part. Empty lines stay in the field until it loses the focus. */
function LinesField({ label, value, onChange }: LinesFieldProps) {
  const [draft, setDraft] = useState<string>();
  const id = useId();
  return (
    <div className="flex flex-col gap-1 pt-1">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={4}
        placeholder={t("One on each line")}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(target.value);
        }}
        onBlur={() => setDraft(undefined)}
        onKeyDown={(event) => event.stopPropagation()}
        className="max-h-60 min-h-20 w-full resize-y rounded-sm border border-edge bg-surface px-2 py-1.5 leading-snug field-sizing-content"
      />
    </div>
  );
}

interface OptionFieldProps {
  readonly option: PartOption;
  readonly value: PartValues[string] | undefined;
  readonly onChange: (value: PartValues[string]) => void;
}

export function OptionField({ option, value, onChange }: OptionFieldProps) {
  const label = translate(option.label);
  switch (option.kind) {
    case "number":
      return (
        <div className="flex min-h-10 items-center justify-between gap-3">
          <span aria-hidden="true">{label}</span>
          <NumberField label={label} value={Number(value)} min={option.min} max={option.max} onCommit={onChange} />
        </div>
      );
    case "flag":
      return (
        <CheckField checked={value === true} onChange={({ target }) => onChange(target.checked)}>
          {label}
        </CheckField>
      );
    case "lines":
      return <LinesField label={label} value={String(value ?? "")} onChange={onChange} />;
    case "choice":
      return (
        <Segments
          label={label}
          options={option.choices.map((choice) => [choice.value, translate(choice.label)] as const)}
          value={String(value)}
          onChange={onChange}
        />
      );
  }
}

/** In CSS pixels. */
const gap = 16;
const margin = 8;

/** Moves the form beside the part, on the side with room. */
function useFormPlace(form: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const camera = useEditorState((state) => state.camera);
  const document = useEditorState((state) => state.document);
  const viewport = useEditorState((state) => state.viewport);
  // The part moves with the document and the camera.
  useLayoutEffect(() => {
    const { current: element } = form;
    const canvas = globalThis.document.querySelector("[data-canvas]")?.getBoundingClientRect();
    const bounds = boundsOf(positionsOf(selected(editor.getState())));
    if (!canvas || !bounds || !element) return;
    const own = element.getBoundingClientRect();
    const part = rectToScreen(camera, bounds);
    const right = part.x + part.width + gap;
    const left = part.x - gap - own.width;
    const end = canvas.width - own.width - margin;
    const x = right <= end ? right : left >= margin ? left : end;
    const y = Math.max(margin, Math.min(part.y, canvas.height - own.height - margin));
    moveTo(element, canvas.left + x, canvas.top + y);
  }, [editor, camera, document, viewport, form]);
}

function moveTo({ style }: HTMLElement, x: number, y: number): void {
  style.left = `${Math.round(x)}px`;
  style.top = `${Math.round(y)}px`;
}
