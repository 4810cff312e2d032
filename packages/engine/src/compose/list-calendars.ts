/** Gives lists of events without room the calendars of their design, so that later stages need not look for them. */
import type { PropertyRole } from "../model/property.ts";
import type { Template, TemplateMaster } from "../model/template.ts";
import type { Widget } from "../model/widget.ts";
import { propertyWithRole, widgetDefinition } from "../widgets/index.ts";

export function listCalendars(template: Template): Template {
  const masters = template.masters.map((master): TemplateMaster => {
    const widgets = withCalendars(master.widgets);
    return widgets === master.widgets ? master : { ...master, widgets };
  });
  return masters.every((master, i) => master === template.masters[i]) ? template : { ...template, masters };
}

/** The same array if none of the widgets asks for calendars. */
export function withCalendars(widgets: readonly Widget[]): readonly Widget[] {
  if (!widgets.some(listsUnnamed)) return widgets;
  const calendars = widgets.filter((widget) => isOn(widget, "showsEvents"));
  return widgets.map((widget) => (listsUnnamed(widget) ? { ...widget, calendars } : widget));
}

const listsUnnamed = (widget: Widget) => isOn(widget, "listsUnnamed");

function isOn({ type, properties }: Widget, role: PropertyRole): boolean {
  const name = propertyWithRole(type, role);
  if (name === undefined) return false;
  return widgetDefinition(type)?.properties[name]?.read(properties?.[name]).value === true;
}
