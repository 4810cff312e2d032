import { type Shared, type SharedFields, setBackground, setStyling, sharedValue } from "@octavo/editor";
import {
  defaultStyling,
  parseColor,
  type StylingName,
  styledValues,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import { AlignCenter, AlignLeft, AlignRight, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { t, translate } from "../../language/t.ts";
import { lazy } from "../../ui/lazy.tsx";
import { ColorField } from "../fields/color-field.tsx";
import { FieldRow, lineLook, ResetButton } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { FieldGrid, PanelSection } from "../fields/panel-section.tsx";
import { QuantityField } from "../fields/quantity-field.tsx";
import { usePainter } from "../painting/use-painter.ts";
import { useEditor } from "../state/editor-context.ts";
import { usePlanner } from "../state/planner-context.ts";
import { givenStyling, isGivenMixed, StyleField, useStyles } from "../styles/style-field.tsx";

const FontField = lazy(async () => (await import("../fonts/font-field.tsx")).FontField, {
  fallback: () => <FieldRow label={t("Font")}>{({ id }) => <div id={id} className={lineLook} />}</FieldRow>,
});

interface AppearanceSectionProps {
  readonly widgets: readonly Widget[];
  readonly fields: SharedFields;
}

export function AppearanceSection({ widgets, fields }: AppearanceSectionProps) {
  const editor = useEditor();
  const background = sharedValue(widgets, (widget) => widget.background_color);
  const styles = useStyles();
  const given = sharedValue(widgets, (widget) => styledValues(widget, styles).background_color);
  return (
    <PanelSection title={t("Appearance")}>
      <StyleField widgets={widgets} />
      <ColorField
        label={t("Background")}
        value={background}
        silent={given.mixed ? undefined : given.value}
        onSet={(color) => editor.runWith(setBackground, { color })}
      />
      {fields.maxTypeSize !== undefined && <TypeFields widgets={widgets} maxSize={fields.maxTypeSize} />}
    </PanelSection>
  );
}

interface TypeFieldsProps {
  readonly widgets: readonly Widget[];
  readonly maxSize: number;
}

function TypeFields({ widgets, maxSize }: TypeFieldsProps) {
  const editor = useEditor();
  const paint = usePainter(usePlanner().sample);
  const fits = (widget: Widget) => paint(widget).isTooLong !== true;
  const styles = useStyles();
  const given = (name: StylingName) => givenStyling(widgets, styles, name);
  const silent = defaultTypography(widgets);
  const field = (name: StylingName) => {
    const own = sharedValue(widgets, ({ styling }) => styling?.[name]);
    const isSilent = !own.mixed && own.value === undefined;
    const value: Shared<unknown> = isSilent && isGivenMixed(widgets, styles, name) ? { mixed: true } : own;
    const set = (next: unknown) => editor.runWith(setStyling, { name, value: next, fits });
    return { value, onSet: set, onReset: isSilent ? undefined : () => void set(undefined) };
  };
  const add = (name: StylingName) => (by: number) => editor.runWith(setStyling, { name, by, fits });
  return (
    <>
      <FontField {...field("font")} silent={given("font")} />
      <FieldGrid>
        <QuantityField
          {...field("size")}
          label={t("Size")}
          step={messages.changeTypeSize}
          silent={numberOr(given("size"), silent.size)}
          unit="pt"
          isAlwaysPoints
          min={defaultStyling.size.inputMin ?? defaultStyling.size.min}
          max={maxSize}
          stepSize={1}
          onAdd={add("size")}
        />
        <AlignField {...field("text_align")} silent={textOr(given("text_align"), silent.align)} />
      </FieldGrid>
      <ColorField
        {...field("color")}
        label={t("Color")}
        silent={parseColor(given("color")) ?? defaultStyling.color.default}
        canBeClear={false}
      />
    </>
  );
}

const alignments: readonly { readonly value: string; readonly name: string; readonly Icon: LucideIcon }[] = [
  { value: "left", name: "Left", Icon: AlignLeft },
  { value: "center", name: "Center", Icon: AlignCenter },
  { value: "right", name: "Right", Icon: AlignRight },
];

interface AlignFieldProps {
  readonly value: Shared<unknown>;
  readonly silent: string | undefined;
  readonly onSet: (value: string) => void;
  readonly onReset: (() => void) | undefined;
}

function AlignField({ value, silent, onSet, onReset }: AlignFieldProps) {
  const id = useId();
  const present = value.mixed ? undefined : (value.value ?? silent);
  const label = t("Text Align");
  return (
    <fieldset
      data-field
      aria-labelledby={id}
      className="min-w-0 pointer-coarse:col-span-2 @lg:pointer-coarse:col-span-1"
    >
      <div className="flex min-h-7 items-center pointer-coarse:min-h-11">
        <span id={id} className="flex-1 text-sm leading-tight text-ink-soft">
          {label}
          {value.mixed && ` · ${t("Mixed")}`}
        </span>
        {onReset && <ResetButton label={label} onReset={onReset} />}
      </div>
      {/* In the order of the places that they mean. */}
      <div dir="ltr" className="flex">
        {alignments.map(({ value: alignment, name, Icon }) => (
          <label
            key={alignment}
            title={translate(name)}
            className="-ms-(--line) grid h-9 min-w-0 flex-1 cursor-pointer place-items-center border border-edge first:ms-0 first:rounded-s-sm last:rounded-e-sm has-checked:relative has-checked:border-accent has-checked:bg-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent eink:has-checked:bg-ink eink:has-checked:text-paper pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={id}
              aria-label={translate(name)}
              className="sr-only"
              checked={present === alignment}
              onChange={() => onSet(alignment)}
            />
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const numberOr = (given: unknown, silent: number | undefined) => (typeof given === "number" ? given : silent);
const textOr = (given: unknown, silent: string | undefined) => (typeof given === "string" ? given : silent);

interface DefaultTypography {
  readonly size: number | undefined;
  readonly align: string | undefined;
}

function defaultTypography(widgets: readonly Widget[]): DefaultTypography {
  const size = sharedValue(widgets, ({ type }) => widgetDefinition(type)?.styling?.size.default);
  const align = sharedValue(widgets, ({ type }) => widgetDefinition(type)?.styling?.text_align.default ?? "left");
  return { size: size.mixed ? undefined : size.value, align: align.mixed ? undefined : align.value };
}
