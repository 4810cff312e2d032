import type { Template, TemplateMaster, Widget } from "../model/template.ts";
import type { Change, Fix } from "./lint-problem.ts";

/** Applies a fix to its widget. Returns the template unchanged if the widget no longer exists. */
export function applyFix(template: Template, { widget_id, master_id, changes }: Fix): Template {
  const better = <T extends Widget>(widget: T): T => (widget.id === widget_id ? applyChanges(widget, changes) : widget);
  if (master_id === undefined) return { ...template, widgets: template.widgets.map(better) };
  const betterMaster = (master: TemplateMaster) =>
    master.id === master_id ? { ...master, widgets: master.widgets.map(better) } : master;
  return { ...template, masters: template.masters.map(betterMaster) };
}

export function applyChanges<T extends Widget>(widget: T, changes: readonly Change[]): T {
  return changes.reduce((made, change) => {
    if (!("name" in change)) return { ...made, [change.part]: change.value };
    const { part, name, value } = change;
    return { ...made, [part]: { ...made[part], [name]: value } };
  }, widget);
}
