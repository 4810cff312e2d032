import type { Flip, HolePattern, PaperName, PrintLayout } from "@octavo/engine";
import { t } from "../../../language/t.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { type PrintForm, sectionPrefix } from "./print-form.ts";

interface PrintFieldsProps {
  readonly form: PrintForm;
  readonly sections: readonly string[];
  readonly onChange: (change: Partial<PrintForm>) => void;
}

export function PrintFields(props: PrintFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <SheetFields {...props} />
      {props.form.layout === "booklet" && <BookletFields {...props} />}
      <MarginFields {...props} />
      <PageFields {...props} />
    </div>
  );
}

type Options<Value extends string> = readonly (readonly [value: Value, label: string])[];

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: Options<Value>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([option]) => option === target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface LengthProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Length({ onChange, ...field }: LengthProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      autoCapitalize="none"
      className="tabular-nums"
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
}

const row = "grid gap-4 sm:grid-cols-2";

function papers(): Options<PaperName> {
  return [
    ["a3", "A3"],
    ["a4", "A4"],
    ["a5", "A5"],
    ["a6", "A6"],
    ["b5", "B5"],
    ["b6", "B6"],
    ["letter", "Letter"],
    ["half-letter", t("Half letter")],
    ["legal", "Legal"],
    ["tabloid", "Tabloid"],
    ["passport", t("Passport")],
  ];
}

function layouts(): Options<PrintLayout> {
  return [
    ["one", t("One page on a side")],
    ["two", t("Two pages on a side")],
    ["cut", t("Two pages, to cut in the middle")],
    ["booklet", t("Booklet, folded and stapled")],
  ];
}

function flips(): Options<Flip | "auto"> {
  return [
    ["auto", t("Both sides, as suits the sheets")],
    ["long", t("Both sides, flipped on the long edge")],
    ["short", t("Both sides, flipped on the short edge")],
    ["none", t("One side")],
  ];
}

function SheetFields({ form, onChange }: PrintFieldsProps) {
  const { sheet, width, height, layout, flip } = form;
  const ofPage: Options<"page"> = layout === "one" ? [["page", t("Size of the page")]] : [];
  const sheets: Options<PrintForm["sheet"]> = [...ofPage, ...papers(), ["own", t("Another size…")]];
  return (
    <>
      <div className={row}>
        <Choice
          label={t("Layout")}
          options={layouts()}
          value={layout}
          onChange={(chosen) =>
            onChange({ layout: chosen, ...(chosen !== "one" && sheet === "page" && { sheet: "a4" }) })
          }
        />
        <Choice label={t("Sheets")} options={sheets} value={sheet} onChange={(chosen) => onChange({ sheet: chosen })} />
      </div>
      {sheet === "own" && (
        <div className={row}>
          <Length label={t("Width in mm")} value={width} onChange={(typed) => onChange({ width: typed })} />
          <Length label={t("Height in mm")} value={height} onChange={(typed) => onChange({ height: typed })} />
        </div>
      )}
      <Choice label={t("Printing")} options={flips()} value={flip} onChange={(chosen) => onChange({ flip: chosen })} />
    </>
  );
}

function BookletFields({ form: { signature, creep }, onChange }: PrintFieldsProps) {
  return (
    <div className={row}>
      <Length
        label={t("Sheets folded together")}
        hint={t("Empty: all of up to 20 sheets, else 8 at most.")}
        value={signature}
        onChange={(typed) => onChange({ signature: typed })}
      />
      <Length
        label={t("Thickness of the paper in mm")}
        hint={t("Moves the inner pages towards the fold.")}
        value={creep}
        onChange={(typed) => onChange({ creep: typed })}
      />
    </div>
  );
}

function MarginFields({ form: { binding, margin, holes }, onChange }: PrintFieldsProps) {
  const patterns: Options<HolePattern | "none"> = [
    ["none", t("None")],
    ["two", t("Two holes")],
    ["four", t("Four holes")],
    ["three", t("Three holes (North America)")],
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Length label={t("Binding margin in mm")} value={binding} onChange={(typed) => onChange({ binding: typed })} />
      <Length label={t("Margin of the sheet in mm")} value={margin} onChange={(typed) => onChange({ margin: typed })} />
      <Choice label={t("Holes")} options={patterns} value={holes} onChange={(chosen) => onChange({ holes: chosen })} />
    </div>
  );
}

function PageFields({ form: { scale, facing, hasMarks, hasReferences }, sections, onChange }: PrintFieldsProps) {
  const scales: Options<PrintForm["scale"]> = [
    ["fit", t("As large as the sheet allows")],
    ["actual", "100 %"],
  ];
  const beginnings: Options<string> = [
    ["none", t("No pages")],
    ["pairs", t("Months, weeks or days on two pages")],
    ...sections.map((name) => [sectionPrefix + name, name] as const),
  ];
  return (
    <>
      <div className={row}>
        <Choice
          label={t("Size of the pages")}
          options={scales}
          value={scale}
          onChange={(chosen) => onChange({ scale: chosen })}
        />
        <Choice
          label={t("Begin on left pages")}
          options={beginnings}
          value={facing}
          onChange={(chosen) => onChange({ facing: chosen })}
        />
      </div>
      <div>
        <CheckField checked={hasReferences} onChange={({ target }) => onChange({ hasReferences: target.checked })}>
          {t("Page numbers, and at links the number of the page that they lead to")}
        </CheckField>
        <CheckField checked={hasMarks} onChange={({ target }) => onChange({ hasMarks: target.checked })}>
          {t("Crop marks and folds")}
        </CheckField>
      </div>
    </>
  );
}
