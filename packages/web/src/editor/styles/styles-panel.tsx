import {
  deleteStyle,
  type Editor,
  type EditorState,
  editStyle,
  gridOf,
  hasOwnStep,
  hasStyle,
  largestGrid,
  renameStyle,
  setCanvas,
  setFontEverywhere,
  setTheme,
  stylesOf,
  widgetsIn,
} from "@octavo/editor";
import {
  type FontFamily,
  findFace,
  resolveStyles,
  type Style,
  type Styles,
  type StyleValues,
  styleTable,
  type Theme,
  templateDefaults,
  widgetLabel,
} from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { PencilLine, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { listed, t, tn, translate } from "../../language/t.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { useAllDesigns } from "../fields/all-designs.ts";
import { ColorField } from "../fields/color-field.tsx";
import { FieldRow, resetOnKey } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { usePanel } from "../fields/panel-context.ts";
import { FieldGrid, PanelSection } from "../fields/panel-section.tsx";
import { PanelSettings } from "../fields/panel-settings.tsx";
import { QuantityField } from "../fields/quantity-field.tsx";
import { FontField } from "../fonts/font-field.tsx";
import { FontList } from "../fonts/font-list.tsx";
import { InlineName } from "../lists/inline-name.tsx";
import type { OtherDesigns } from "../planner/other-designs.ts";
import { themeName } from "../planner/theme-name.ts";
import { EditorContext, useEditor, useEditorState, useIdleState } from "../state/editor-context.ts";
import { usePlanner } from "../state/planner-context.ts";
import { inFace, StyleSample, useFaces } from "./style-sample.tsx";

const FirstStyles = lazy(async () => (await import("./first-styles.tsx")).FirstStyles);

interface StylesPanelProps {
  readonly editor: Editor;
  /** Other designs of the project, which follow changes of names and fonts when the design is saved. */
  readonly others: OtherDesigns | undefined;
}

/** Themes, styles and the font of the whole planner, while nothing is selected. */
export function StylesPanel({ editor, others }: StylesPanelProps) {
  return (
    <EditorContext value={editor}>
      <NothingSelected />
      <PanelSettings isLocked={false} others={others}>
        <Everywhere />
      </PanelSettings>
    </EditorContext>
  );
}

const isEmpty = ({ document, place }: EditorState) => widgetsIn(document, place).length === 0;

function NothingSelected() {
  const isFresh = useEditorState(isEmpty);
  return (
    <div className="flex flex-col gap-2 p-4 text-ink-soft">
      <p>{translate(messages.nothingSelected)}</p>
      {isFresh && <p>{translate(messages.firstSteps)}</p>}
    </div>
  );
}

const documentOf = ({ document }: EditorState) => document;

function Everywhere() {
  const document = useIdleState(documentOf);
  const { themes = [], theme } = document.shared ?? {};
  const styles = stylesOf(document);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for the fields inside
    <section aria-label={t("Styles")} onKeyDown={resetOnKey} className="@container min-w-0 text-ink">
      <PanelSection title={t("The whole planner")}>
        {themes.length > 0 && <Themes themes={themes} theme={theme} />}
        {theme !== undefined && <SizesNote theme={theme} />}
        <PlannerFont styles={styles} />
        <GridField />
      </PanelSection>
      <PanelSection title={t("Styles")} help="style">
        <ul className="flex flex-col">
          {[...styles.values()].map((style) => (
            <StyleRow key={style.name} style={style} />
          ))}
        </ul>
        {styles.size === 0 && <FirstStyles />}
      </PanelSection>
    </section>
  );
}

function Themes({ themes, theme }: { readonly themes: readonly Theme[]; readonly theme: string | undefined }) {
  const editor = useEditor();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm text-ink-soft">{t("Theme")}</legend>
      <div className="grid gap-2" style={{ gridTemplateColumns: "repeat(auto-fill, minmax(5.25rem, 1fr))" }}>
        {themes.map((one) => (
          <label
            key={one.name}
            className="flex min-w-0 cursor-pointer flex-col rounded-sm border border-edge hover:border-accent has-checked:border-accent has-checked:bg-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent eink:has-checked:border-4"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={one.name === theme}
              onChange={() => editor.runWith(setTheme, { name: one.name, label: themeName(one.name) })}
            />
            <ThemePicture theme={one.name} />
            <span className="px-0.5 py-1 text-center text-xs wrap-anywhere">{themeName(one.name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Large type has sizes of its own, which only a planner that is drawn with this theme has. */
function SizesNote({ theme }: { readonly theme: string }) {
  const { made_from } = usePlanner().project ?? {};
  if (!made_from || themeName(theme) !== t("Large type")) return null;
  if (new URLSearchParams(made_from.choices).get("theme") === "large-type") return null;
  return (
    <p className="text-sm text-ink-soft">
      {t(
        "Here, this theme changes fonts and lines, but no sizes. For larger type, choose it in “{action}” of the project.",
        {
          action: t("Change choices…"),
        },
      )}
    </p>
  );
}

/** The first styles of the theme: two for texts, one for lines only, and one for other lines. */
function ThemePicture({ theme }: { readonly theme: string }) {
  const { shared = {} } = useIdleState(documentOf);
  const styles = resolveStyles({ ...shared, theme });
  const list = [...styles.values()];
  const [title, label] = list.filter(({ font }) => font !== undefined);
  const lined = list.filter(
    ({ stroke_color, stroke_width }) => stroke_color !== undefined || stroke_width !== undefined,
  );
  const rule = lined.find(({ font }) => font === undefined) ?? lined[0];
  const lines = lined.find((style) => style !== rule);
  const [titleFace, labelFace] = useFaces([title?.font, label?.font]);
  const width = (style: Style | undefined) => Math.max(0.5, style?.stroke_width ?? 0.75);
  return (
    <span
      aria-hidden="true"
      className="block rounded-t-sm p-1.5 forced-color-adjust-none"
      style={{ background: "#ffffff", color: "#000000" }}
    >
      <span className="block truncate text-lg/tight" style={{ ...inFace(titleFace), color: title?.color }}>
        {t("Text")}
      </span>
      <span className="block truncate text-[0.625rem]/tight" style={{ ...inFace(labelFace), color: label?.color }}>
        {t("Notes")}
      </span>
      <svg viewBox="0 0 60 20" className="mt-0.5 block w-full">
        <line x1="0" x2="60" y1="2" y2="2" stroke={rule?.stroke_color || "#000000"} strokeWidth={width(rule)} />
        {[8, 14, 20].map((y) => (
          <line key={y} x1="0" x2="60" y1={y} y2={y} stroke={lines?.stroke_color || "#999999"} strokeWidth="0.5" />
        ))}
      </svg>
    </span>
  );
}

function PlannerFont({ styles }: { readonly styles: Styles }) {
  const editor = useEditor();
  const { fonts } = usePanel();
  const families = fonts?.families ?? [];
  const used = [...styles.values()].flatMap(
    ({ font }) => (fonts && font !== undefined ? findFace(fonts, font) : []) ?? [],
  );
  const shown = families.filter((family) => used.some((one) => one?.family === family));
  const [only, ...more] = shown;
  const set = (family: FontFamily) => {
    if (fonts) editor.runWith(setFontEverywhere, { family, fonts });
  };
  return (
    <FieldRow
      label={t("Font everywhere")}
      note={t("Changes every text of the planner. Other masters follow when you save.")}
    >
      {(aria) => (
        <FontList
          aria={aria}
          fonts={fonts}
          value={more.length === 0 ? only : undefined}
          face={undefined}
          shown={shown.length === 0 ? t("Choose") : listed(shown.map(({ name }) => name))}
          onSet={set}
        />
      )}
    </FieldRow>
  );
}

/** The grid of the page. The rows that are printed on the page are its default. */
function GridField() {
  const editor = useEditor();
  const step = useIdleState(rowStepOf);
  const isOwn = useIdleState(isOwnStep);
  const followsRows = !isOwn && step !== templateDefaults.canvas.grid_size;
  const set = (to: unknown) =>
    editor.runWith(setCanvas, { grid_size: Number(to ?? templateDefaults.canvas.grid_size) });
  return (
    <div>
      <QuantityField
        label={t("Grid step")}
        step={messages.changeGridStep}
        value={{ mixed: false, value: isOwn ? step : undefined }}
        silent={step}
        unit="pt"
        min={1}
        max={largestGrid}
        stepSize={0.5}
        onSet={set}
        onAdd={(by) => set(step + by)}
        onReset={isOwn ? () => set(undefined) : undefined}
      />
      {followsRows && <p className="pt-1 text-sm text-ink-soft">{t("The height of the rows on the page.")}</p>}
    </div>
  );
}

const isOwnStep = ({ document }: EditorState) => hasOwnStep(document);
const rowStepOf = ({ document, place }: EditorState) => gridOf(document, place).y.step;

function StyleRow({ style }: { readonly style: Style }) {
  const editor = useEditor();
  const [isRenaming, setRenaming] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { name } = style;
  return (
    <li className="relative border-b border-rule last:border-b-0">
      {isRenaming ? (
        <div className="py-1.5">
          <InlineName
            label={t("New name of {name}", { name })}
            value={name}
            onCommit={(to) => editor.runWith(renameStyle, { name, to })}
            onDone={() => setRenaming(false)}
          />
        </div>
      ) : (
        <>
          <Disclosure
            summary={<StyleSample style={style}>{name}</StyleSample>}
            summaryClassName="pe-18"
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            {isOpen && <StyleUses name={name} />}
            {isOpen && <StyleValuesFields style={style} />}
          </Disclosure>
          {!isOpen && <StyleUses name={name} />}
          <span className="absolute top-1 end-0 flex">
            <IconButton
              name={t("Rename {name}", { name })}
              Icon={PencilLine}
              className="size-9"
              onClick={() => setRenaming(true)}
            />
            <DeleteStyle name={name} />
          </span>
        </>
      )}
    </li>
  );
}

/** Widgets that have the style, by design. */
function useStyleUses(name: string) {
  return useAllDesigns().flatMap(({ name: where, widgets }) => {
    const own = widgets.filter((widget) => hasStyle(widget, name));
    return own.length === 0 ? [] : [{ where, widgets: own }];
  });
}

const mostListed = 4;

/** Kinds of widgets that have the style, and their designs. */
function StyleUses({ name }: { readonly name: string }) {
  const uses = useStyleUses(name);
  const widgets = uses.flatMap((use) => use.widgets);
  const first = (names: readonly string[]) => {
    const different = [...new Set(names)];
    return listed([...different.slice(0, mostListed), different.length > mostListed && "…"]);
  };
  const kinds = first(widgets.map(({ type }) => translate(widgetLabel(type))));
  const count = tn(widgets.length, "{count} widget", "{count} widgets");
  return (
    <p className="-mt-1.5 ps-6 pb-2 text-xs text-ink-soft wrap-anywhere">
      {widgets.length === 0 ? t("No widget has it.") : `${count}: ${kinds} (${first(uses.map(({ where }) => where))})`}
    </p>
  );
}

/** Asks first, with the number of widgets that have the style. */
function DeleteStyle({ name }: { readonly name: string }) {
  const editor = useEditor();
  const uses = useStyleUses(name);
  const count = uses.reduce((sum, { widgets }) => sum + widgets.length, 0);
  return (
    <ConfirmDialog
      trigger={<IconButton name={t("Delete {name}", { name })} Icon={Trash2} className="size-9" />}
      title={t("Delete the style {name}?", { name })}
      description={
        count === 0
          ? t("No widget has it.")
          : `${tn(count, "{count} widget has it and keeps its look", "{count} widgets have it and keep their look")}: ${listed(
              uses.map((use) => use.where),
            )}.`
      }
      action={t("Delete")}
      onConfirm={() => editor.runWith(deleteStyle, { name })}
    />
  );
}

/** Values of the style with the theme in use. An empty field leaves the widgets as they are. */
function StyleValuesFields({ style }: { readonly style: Style }) {
  const editor = useEditor();
  const { name } = style;
  const set = (values: { readonly [Name in keyof StyleValues]: unknown }) =>
    editor.runWith(editStyle, { name, values: values as StyleValues });
  const field = (key: keyof StyleValues) => ({
    value: { mixed: false, value: style[key] } as const,
    onSet: (value: unknown) => set({ [key]: value === "" ? undefined : value }),
    onReset: style[key] === undefined ? undefined : () => void set({ [key]: undefined }),
  });
  const color = (key: "color" | "stroke_color" | "fill_color" | "background_color", label: string) => (
    <ColorField {...field(key)} label={label} silent={undefined} />
  );
  const number = (key: "size" | "stroke_width", label: string, step: Message) => (
    <QuantityField
      {...field(key)}
      label={label}
      step={step}
      unit="pt"
      isAlwaysPoints
      min={styleTable[key].min}
      max={styleTable[key].max}
      stepSize={key === "size" ? 1 : 0.25}
      onAdd={(by) => set({ [key]: Number(style[key] ?? 0) + by })}
    />
  );
  return (
    <div className="flex flex-col gap-2 pb-3">
      <FontField {...field("font")} />
      <FieldGrid>
        {number("size", t("Size"), messages.changeTypeSize)}
        {number("stroke_width", translate("Stroke width"), messages.changeLineWidth)}
      </FieldGrid>
      {color("color", t("Color"))}
      {color("stroke_color", translate("Stroke"))}
      {color("fill_color", translate("Fill"))}
      {color("background_color", t("Background"))}
    </div>
  );
}
