import {
  type Editor,
  type EditorState,
  type SharedFields,
  selectedInstance,
  selectedWidgets,
  sharedFields,
  sharedValue,
  type Unit,
  unitOf,
  unitsAmong,
  widgetsIn,
} from "@octavo/editor";
import { type Styles, styledValues, type Widget } from "@octavo/engine";
import { useMemo, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { lazy } from "../../ui/lazy.tsx";
import { resetOnKey } from "../fields/field-row.tsx";
import { nothingSelected } from "../fields/messages.ts";
import { PanelSettings } from "../fields/panel-settings.tsx";
import type { OtherDesigns } from "../planner/other-designs.ts";
import { EditorContext, useIdleState } from "../state/editor-context.ts";
import { useStyles } from "../styles/style-field.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { ContentSection } from "./content-section.tsx";
import { GeometrySection } from "./geometry-section.tsx";
import { PanelFoot, PanelHead } from "./panel-head.tsx";
import { PropertySections } from "./property-section.tsx";

const InstanceSection = lazy(async () => (await import("../blocks/instance-section.tsx")).InstanceSection);

const PartSection = lazy(async () => (await import("./part-section.tsx")).PartSection, { isOptional: true });
// With the panel, which loads at leisure: a drag selects widgets, and sends no request.
void PartSection.preload();

interface PropertiesPanelProps {
  readonly editor: Editor;
  readonly others: OtherDesigns | undefined;
}

/**
 * Properties of the selected widgets, generated from the engine's descriptions. Its height follows its content, and
 * the host scrolls it.
 */
export function PropertiesPanel({ editor, others }: PropertiesPanelProps) {
  return (
    <EditorContext value={editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for the fields inside */}
      <section aria-label={t("Properties")} onKeyDown={resetOnKey} className="@container min-w-0 text-ink">
        <Selected others={others} />
      </section>
    </EditorContext>
  );
}

function Selected({ others }: Pick<PropertiesPanelProps, "others">) {
  const document = useIdleState((state) => state.document);
  const selection = useIdleState((state) => state.selection);
  const chosen = useMemo(() => selectedWidgets(document, selection), [document, selection]);
  const units = useMemo(
    () => unitsAmong(widgetsIn(document, selection.place), chosen, selection.within),
    [document, selection, chosen],
  );
  const turn = useSelectionTurn(chosen, units, document, selection);
  if (chosen.length === 0) return <p className="p-4 text-ink-soft">{translate(nothingSelected)}</p>;
  return (
    <PanelSettings isLocked={chosen.every(({ locked }) => locked)} others={others}>
      {/* What was typed for others is not theirs. */}
      <div key={turn}>
        <PanelHead widgets={chosen} units={units} />
        <Fields chosen={chosen} units={units} />
        <PanelFoot widgets={chosen} />
      </div>
    </PanelSettings>
  );
}

/**
 * A number that changes with the selected widgets. They keep their ids when they move, and their places when they are renamed. A
 * group stays the same if it gets other widgets.
 */
function useSelectionTurn(
  chosen: readonly Widget[],
  units: readonly Unit[],
  document: EditorState["document"],
  { place }: EditorState["selection"],
): number {
  const list = widgetsIn(document, place);
  const ids = [place.kind, place.id, ...units.map(({ key }) => key)].join();
  const places = [place.kind, place.id, ...chosen.map((widget) => list.indexOf(widget))].join();
  const [known, setKnown] = useState({ ids, places, turn: 0 });
  if (known.ids === ids && known.places === places) return known.turn;
  const isSame = known.ids === ids || known.places === places;
  const next = { ids, places, turn: isSame ? known.turn : known.turn + 1 };
  setKnown(next);
  return next.turn;
}

/** Applies to the unlocked widgets, if there are any. */
function Fields({ chosen, units }: { readonly chosen: readonly Widget[]; readonly units: readonly Unit[] }) {
  const free = chosen.filter(({ locked }) => !locked);
  const widgets = free.length > 0 ? free : chosen;
  const styles = useStyles();
  const fields = useMemo(() => withGivenDefaults(sharedFields(widgets), widgets, styles), [widgets, styles]);
  const isInstance = useIdleState((state) => selectedInstance(state) !== undefined);
  const isGroup = units.length === 1 && units[0]?.group !== undefined;
  const content = fields.hasContent && !isGroup && (
    <ContentSection widgets={widgets} isPrinted={fields.printsContent} />
  );
  return (
    <fieldset disabled={free.length === 0} className="min-w-0">
      <legend className="sr-only">{t("Properties")}</legend>
      {units.length === 1 && <PartSection widgets={chosen} />}
      {fields.printsContent && content}
      {isInstance && <InstanceSection />}
      <GeometrySection units={free.length === chosen.length ? units : unlockedIn(units, widgets)} />
      <AppearanceSection widgets={widgets} fields={fields} />
      <PropertySections widgets={widgets} fields={fields} />
      {!fields.printsContent && content}
    </fieldset>
  );
}

/** Shows the values of styles where a widget has none of its own. */
function withGivenDefaults(fields: SharedFields, widgets: readonly Widget[], styles: Styles): SharedFields {
  const properties = fields.properties.map((field) => {
    const given = sharedValue(widgets, (widget) => styledValues(widget, styles).properties[field.name]);
    if (given.mixed || given.value === undefined) return field;
    return { ...field, property: { ...field.property, default: given.value } };
  });
  return { ...fields, properties };
}

function unlockedIn(units: readonly Unit[], widgets: readonly Widget[]): readonly Unit[] {
  return units.flatMap((unit) => {
    const kept = unit.widgets.filter((widget) => widgets.includes(widget));
    return kept.length === 0 ? [] : unitOf(unit.group, kept);
  });
}
