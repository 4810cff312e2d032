import { applyPreset, isLinkable, type SharedFields, type SharedProperty } from "@octavo/editor";
import { type Widget, widgetDefinition } from "@octavo/engine";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PanelSection } from "../fields/panel-section.tsx";
import { fieldSections, isShort } from "../fields/sections.ts";
import { LinkPicker } from "../links/link-picker.tsx";
import { useEditor } from "../state/editor-context.ts";
import { PropertyField } from "./property-field.tsx";

interface PropertySectionsProps {
  readonly widgets: readonly Widget[];
  readonly fields: SharedFields;
}

/** Properties of the widget type, and its link. */
export function PropertySections({ widgets, fields }: PropertySectionsProps) {
  const definition = widgetDefinition(fields.type ?? widgets[0]?.type ?? "");
  const { own, links } = fieldSections(fields.properties, definition?.properties ?? {});
  const presets = fields.type === undefined ? {} : (definition?.presets ?? {});
  const hasPresets = Object.keys(presets).length > 0;
  return (
    <>
      {(own.length > 0 || hasPresets) && (
        <PanelSection title={fields.type === undefined ? t("In common") : translate(definition?.label ?? "Properties")}>
          {hasPresets && <Presets presets={presets} />}
          <Fields fields={own} />
        </PanelSection>
      )}
      {(links.length > 0 || widgets.some(isLinkable)) && <Links widgets={widgets} fields={links} />}
    </>
  );
}

/** Offers link targets by label, and the rule as written for other links. */
function Links({
  widgets,
  fields,
}: {
  readonly widgets: readonly Widget[];
  readonly fields: readonly SharedProperty[];
}) {
  const isPicked = widgets.some(isLinkable);
  const raw = isPicked ? fields.filter(({ property: { kind } }) => kind === "destination" || kind === "binding") : [];
  const others = fields.filter((field) => !raw.includes(field));
  return (
    <PanelSection title={t("Links")}>
      {isPicked && <LinkPicker widgets={widgets} />}
      <Fields fields={others} />
      {raw.length > 0 && (
        <Disclosure summary={t("As it is written")} summaryClassName="text-sm text-ink-soft">
          <Fields fields={raw} />
        </Disclosure>
      )}
    </PanelSection>
  );
}

/** In the order of the definition. Short fields share a row. */
function Fields({ fields }: { readonly fields: readonly SharedProperty[] }) {
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 @lg:grid-cols-4">
      {fields.map((field) => (
        <div key={field.name} className={isShort(field.property) ? "min-w-0" : "col-span-2 min-w-0"}>
          <PropertyField {...field} />
        </div>
      ))}
    </div>
  );
}

interface PresetsProps {
  readonly presets: Readonly<Record<string, { readonly label: string }>>;
}

function Presets({ presets }: PresetsProps) {
  const editor = useEditor();
  return (
    <fieldset aria-label={t("Presets")} className="flex flex-wrap gap-2 pb-1">
      {Object.entries(presets).map(([name, { label }]) => (
        <Button key={name} className="font-normal" onClick={() => editor.runWith(applyPreset, { name })}>
          {translate(label)}
        </Button>
      ))}
    </fieldset>
  );
}
