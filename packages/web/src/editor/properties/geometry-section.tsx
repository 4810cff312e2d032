import { moveToPage, pageNumber, setGeometry, sharedValue, smallestSide, type Unit } from "@octavo/editor";
import { maxPageSide, type Rect } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { useId } from "react";
import { t, translate } from "../../language/t.ts";
import * as messages from "../fields/messages.ts";
import { usePanel } from "../fields/panel-context.ts";
import { FieldGrid, PanelSection } from "../fields/panel-section.tsx";
import type { LengthUnit } from "../fields/quantity.ts";
import { QuantityField } from "../fields/quantity-field.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { PinFields } from "./pin-fields.tsx";

interface GeometrySectionProps {
  /** Widgets and groups. */
  readonly units: readonly Unit[];
}

interface Side {
  readonly name: keyof Rect;
  readonly label: string;
  readonly step: Message;
  readonly along: "width" | "height";
  readonly min: number;
}

const { moveStep, resizeStep } = messages;

const sides: readonly Side[] = [
  { name: "x", label: "X", step: moveStep, along: "width", min: 0 },
  { name: "y", label: "Y", step: moveStep, along: "height", min: 0 },
  { name: "width", label: "Width", step: resizeStep, along: "width", min: smallestSide },
  { name: "height", label: "Height", step: resizeStep, along: "height", min: smallestSide },
];

export function GeometrySection({ units }: GeometrySectionProps) {
  const editor = useEditor();
  const paper = useEditorState(({ document }) => document.canvas.dimensions);
  return (
    <PanelSection title={t("Position & Size")}>
      <UnitSwitch />
      <FieldGrid>
        {sides.map(({ name, label, step, along, min }) => (
          <QuantityField
            key={name}
            label={translate(label)}
            step={step}
            value={sharedValue(units, ({ position }) => position[name])}
            unit="pt"
            min={min}
            max={maxPageSide}
            whole={paper[along]}
            // An empty field is NaN, which the command replaces by a default.
            onSet={(value) => editor.runWith(setGeometry, { to: { [name]: Number(value ?? Number.NaN) } })}
            onAdd={(by) => editor.runWith(setGeometry, { by: { [name]: by } })}
          />
        ))}
        <PageField />
      </FieldGrid>
      <PinFields units={units} />
    </PanelSection>
  );
}

/** Page of the selected widgets. A master has no page field. */
function PageField() {
  const editor = useEditor();
  const page = useEditorState(({ document, selection }) =>
    selection.place.kind === "page" ? pageNumber(document, selection.place.id) : 0,
  );
  const count = useEditorState(({ document }) => document.pages.length);
  if (page === 0 || count < 2) return null;
  return (
    <QuantityField
      label={t("Page")}
      step={messages.moveToPageStep}
      value={{ mixed: false, value: page }}
      min={1}
      max={count}
      isWhole
      isTyped
      onSet={(value) => (value === undefined ? undefined : editor.runWith(moveToPage, { page: Number(value) }))}
      onAdd={(by) => editor.runWith(moveToPage, { page: page + by })}
    />
  );
}

const units: readonly LengthUnit[] = ["pt", "mm"];

function UnitSwitch() {
  const { unit, setUnit } = usePanel();
  const name = useId();
  return (
    <fieldset className="flex items-center gap-3 text-sm">
      <legend className="sr-only">{t("Unit of lengths")}</legend>
      {units.map((one) => (
        <label
          key={one}
          className="flex min-h-7 cursor-pointer items-center gap-1.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <input type="radio" name={name} checked={one === unit} onChange={() => setUnit(one)} className="size-4" />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
