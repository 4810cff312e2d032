import {
  type Editor,
  type EditorState,
  selectedInstance,
  selectedWidgets,
  sharedFields,
  type Unit,
  unitOf,
  unitsAmong,
  widgetsIn,
} from "@octavo/editor";
import { findProfile, type Widget } from "@octavo/engine";
import { type ReactNode, useMemo, useState } from "react";
import { t, translate } from "../../../language/t.ts";
import { browserStorage } from "../../../session/browser-storage.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { nothingSelected } from "../../messages.ts";
import { EditorContext, useEditorState, useIdleState } from "../../session/editor-context.ts";
import { useWorld } from "../../session/resources.ts";
import { AppearanceSection } from "./appearance-section.tsx";
import { ContentSection } from "./content-section.tsx";
import { resetOnKey } from "./field-row.tsx";
import { GeometrySection } from "./geometry-section.tsx";
import { PanelContext } from "./panel-context.ts";
import { PanelFoot, PanelHead } from "./panel-head.tsx";
import { PropertySections } from "./property-section.tsx";
import type { LengthUnit } from "./quantity.ts";

const InstanceSection = lazy(async () => (await import("../../blocks/instance-section.tsx")).InstanceSection);

/** Loaded with this panel, because both use the same token list. */
export { TokenOffers } from "../../canvas/token-offers.tsx";

/**
 * Properties of the selected widgets, generated from the engine's descriptions. Its height follows its content, and
 * the host scrolls it.
 */
export function PropertiesPanel({ editor }: { readonly editor: Editor }) {
  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section aria-label={t("Properties")} onKeyDown={resetOnKey} className="@container min-w-0 text-ink">
        <Selected />
      </section>
    </EditorContext>
  );
}

function Selected() {
  const document = useIdleState((state) => state.document);
  const selection = useIdleState((state) => state.selection);
  const chosen = useMemo(() => selectedWidgets(document, selection), [document, selection]);
  const units = useMemo(
    () => unitsAmong(widgetsIn(document, selection.place), chosen, selection.within),
    [document, selection, chosen],
  );
  if (chosen.length === 0) return <p className="p-4 text-ink-soft">{translate(nothingSelected)}</p>;
  const places = placesOf(chosen, document, selection);
  return (
    <Settings isLocked={chosen.every(({ locked }) => locked)}>
      {/* By their places, since they keep them when they are renamed: what was typed for others is not theirs. */}
      <div key={places}>
        <PanelHead widgets={chosen} units={units} />
        <Fields chosen={chosen} units={units} />
        <PanelFoot widgets={chosen} />
      </div>
    </Settings>
  );
}

function placesOf(
  chosen: readonly Widget[],
  document: EditorState["document"],
  { place }: EditorState["selection"],
): string {
  const list = widgetsIn(document, place);
  return [place.kind, place.id, ...chosen.map((widget) => list.indexOf(widget))].join();
}

/** Applies to the unlocked widgets, if there are any. */
function Fields({ chosen, units }: { readonly chosen: readonly Widget[]; readonly units: readonly Unit[] }) {
  const free = chosen.filter(({ locked }) => !locked);
  const widgets = free.length > 0 ? free : chosen;
  const fields = useMemo(() => sharedFields(widgets), [widgets]);
  const isInstance = useIdleState((state) => selectedInstance(state) !== undefined);
  const isGroup = units.length === 1 && units[0]?.group !== undefined;
  return (
    <fieldset disabled={free.length === 0} className="min-w-0">
      <legend className="sr-only">{t("Properties")}</legend>
      {fields.hasContent && !isGroup && <ContentSection widgets={widgets} isPrinted={fields.printsContent} />}
      {isInstance && <InstanceSection />}
      <GeometrySection units={free.length === chosen.length ? units : unlockedIn(units, widgets)} />
      <AppearanceSection widgets={widgets} fields={fields} />
      <PropertySections widgets={widgets} fields={fields} />
    </fieldset>
  );
}

function unlockedIn(units: readonly Unit[], widgets: readonly Widget[]): readonly Unit[] {
  return units.flatMap((unit) => {
    const kept = unit.widgets.filter((widget) => widgets.includes(widget));
    return kept.length === 0 ? [] : unitOf(unit.group, kept);
  });
}

interface SettingsProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

function Settings({ isLocked, children }: SettingsProps) {
  const world = useWorld();
  const [unit, setUnit] = useLengthUnit();
  const profile = useEditorState(({ document }) => document.metadata.profile);
  const settings = useMemo(
    () => ({
      unit,
      setUnit,
      device: findProfile(world.profiles, profile),
      fonts: world.fonts,
      isLocked,
    }),
    [unit, setUnit, world, profile, isLocked],
  );
  return <PanelContext value={settings}>{children}</PanelContext>;
}

const lengthUnitKey = "octavo.length-unit";

/** The unit is stored in the browser. Documents do not contain it. */
function useLengthUnit(): readonly [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState<LengthUnit>(() => (browserStorage()?.getItem(lengthUnitKey) === "mm" ? "mm" : "pt"));
  const choose = (next: LengthUnit) => {
    setUnit(next);
    try {
      browserStorage()?.setItem(lengthUnitKey, next);
    } catch {
      // If the storage is full, the choice lasts until the page is closed.
    }
  };
  return [unit, choose];
}
