import { isNumber, plainCommand, type Shared, type SharedProperty, setProperty } from "@octavo/editor";
import { type NumberProperty, type Property, parseColor } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { useId, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { closable, lazy } from "../../ui/lazy.tsx";
import { ChoiceField } from "../fields/choice-field.tsx";
import { ColorField } from "../fields/color-field.tsx";
import { ResetButton } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { QuantityField } from "../fields/quantity-field.tsx";
import { readStructure, writeStructure } from "../fields/structures.ts";
import { TextField } from "../fields/text-field.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface FlagFieldProps {
  readonly label: string;
  readonly value: Shared<boolean>;
  readonly onSet: (value: boolean) => void;
  readonly onReset?: (() => void) | undefined;
}

interface Editing {
  readonly name: string;
  readonly property: Property<unknown>;
  readonly value: Shared<unknown>;
  /** Returns the reason if the value is refused. */
  readonly set: (value: unknown) => Message | undefined;
  readonly onReset: (() => void) | undefined;
}

/** Returns the control for a kind of property. It depends on no widget type. */
export function PropertyField({ name, property, value }: SharedProperty) {
  const editor = useEditor();
  const set = (next: unknown) => editor.runWith(setProperty, { values: { [name]: next } });
  const isSilent = !value.mixed && value.value === undefined;
  const editing = { name, property, value, set, onReset: isSilent ? undefined : () => void set(undefined) };
  if (isNumber(property)) return <NumberControl {...editing} property={property} />;
  switch (property.kind) {
    case "choice":
      return <ChoiceControl {...editing} />;
    case "flag":
      return (
        <FlagField
          label={translate(property.label)}
          value={readShared(editing)}
          onSet={set}
          onReset={editing.onReset}
        />
      );
    case "color":
      return (
        <ColorField {...editing} label={translate(property.label)} silent={parseColor(property.default)} onSet={set} />
      );
    case "destination":
    case "binding":
    case "text":
      return <TextControl {...editing} />;
    default:
      return <ListControl {...editing} />;
  }
}

function NumberControl({ name, property, value, set, onReset }: Editing & { readonly property: NumberProperty }) {
  const editor = useEditor();
  return (
    <QuantityField
      label={translate(property.label)}
      step={messages.changeStep(property.label)}
      value={value}
      silent={property.default}
      unit={property.unit}
      min={property.min}
      max={property.inputMax ?? property.max}
      stepSize={property.step}
      isWhole={property.whole}
      takesTokens
      onSet={set}
      onAdd={(by) => editor.runWith(setProperty, { by: { [name]: by } })}
      onReset={onReset}
    />
  );
}

function ChoiceControl({ property, value, set, onReset }: Editing) {
  const options: unknown = Reflect.get(property, "options");
  return (
    <ChoiceField
      label={translate(property.label)}
      value={value}
      options={Array.isArray(options) ? options.map(String) : []}
      silent={String(property.default)}
      read={property.read}
      onSet={set}
      onReset={onReset}
    />
  );
}

function readShared({ value, property }: Editing): Shared<boolean> {
  return value.mixed ? value : { mixed: false, value: property.read(value.value).value === true };
}

function TextControl({ property, value, set, onReset }: Editing) {
  const picture = value.mixed ? undefined : embeddedPicture(value.value);
  const field = (
    <TextField
      label={translate(property.label)}
      // The data of a picture is megabytes of text that nobody can read.
      value={picture ? { mixed: false, value: "" } : writtenShared(value)}
      placeholder={picture ?? writeStructure(property.default)}
      isLive
      onSet={(typed) => set(typed === "" ? undefined : typed)}
      onReset={onReset}
    />
  );
  if (property.role !== "picture") return field;
  return (
    <>
      {field}
      <PickImage />
      {picture && <AdjustImage value={value.mixed ? undefined : value.value} />}
    </>
  );
}

/** Opens the file dialog of the host. The command applies to a single widget. */
function PickImage() {
  const editor = useEditor();
  const isSingle = useEditorState(({ selection }) => selection.ids.length === 1);
  const pick = plainCommand("pick-image");
  if (!isSingle || !pick) return null;
  return (
    <Button className="mt-2 w-full" onClick={() => editor.run(pick)}>
      {translate(pick.label)}
    </Button>
  );
}

/** Drawings have no pixels. */
function AdjustImage({ value }: { readonly value: unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  const isSingle = useEditorState(({ selection }) => selection.ids.length === 1);
  if (!isSingle || (typeof value === "string" && value.startsWith("data:image/svg"))) return null;
  return (
    <>
      <Button className="mt-2 w-full" onClick={() => setIsOpen(true)}>
        {t("Adjust picture…")}
      </Button>
      {isOpen && <AdjustPictureDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const AdjustPictureDialog = lazy(
  async () => (await import("../pictures/adjust-picture-dialog.tsx")).AdjustPictureDialog,
  closable,
);

const base64 = 4 / 3;

function embeddedPicture(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("data:")) return undefined;
  return translate(messages.embeddedPicture(formatFileSize(Math.round(value.length / base64))));
}

function writtenShared(value: Shared<unknown>): Shared<string> {
  return value.mixed ? value : { mixed: false, value: writeStructure(value.value) };
}

/** Days, fractions, lists and mappings. They apply when editing ends. */
function ListControl({ property, value, set, onReset }: Editing) {
  const { kind } = property;
  const commit = (typed: string) => {
    if (kind !== "structure") return set(typed.trim() === "" ? undefined : typed.trim());
    const read = readStructure(typed, property);
    return "problem" in read ? messages.structureExpected(read.problem) : set(read.value);
  };
  return (
    <TextField
      label={translate(property.label)}
      dir="ltr"
      value={kind === "fractions" ? fractionsShared(value) : writtenShared(value)}
      placeholder={translate(placeholders[kind] ?? "") || writeStructure(property.default)}
      isMultiline={kind === "structure"}
      onSet={commit}
      onReset={onReset}
    />
  );
}

const placeholders: Readonly<Record<string, string>> = { date: "YYYY-MM-DD", fractions: "0.25, 0.5" };

function fractionsShared(value: Shared<unknown>): Shared<string> {
  if (value.mixed) return value;
  return { mixed: false, value: Array.isArray(value.value) ? value.value.join(", ") : writeStructure(value.value) };
}

/** Mixed if the widgets differ. The next press turns it on for all. */
function FlagField({ label, value, onSet, onReset }: FlagFieldProps) {
  const id = useId();
  return (
    <div data-field className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = value.mixed;
        }}
        className="size-4.5 shrink-0 pointer-coarse:size-6"
        checked={!value.mixed && value.value}
        onChange={(event) => onSet(event.target.checked)}
      />
      <label
        htmlFor={id}
        className="flex flex-1 cursor-pointer items-center self-stretch text-[0.9375rem] leading-tight"
      >
        {label}
        {value.mixed && <span className="ms-auto text-sm text-ink-soft">{translate(messages.mixed)}</span>}
      </label>
      {onReset && <ResetButton label={label} onReset={onReset} />}
    </div>
  );
}
