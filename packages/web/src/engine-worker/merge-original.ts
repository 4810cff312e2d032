import type { Design, Project, VersionChange } from "@octavo/contract";
import {
  addedErrors,
  type Conflict,
  findProfile,
  mergeOriginal,
  nameOfKey,
  orderField,
  styleTable,
  type World,
  widgetDefinition,
  widgetLabel,
} from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import type { DescribedConflict, MergeRequest, MergeResult } from "./protocol.ts";

/** Merges the changes of an original into its clone as the server does. */
export function mergeChanges({ base, own, original, chosen }: MergeRequest, world: World): MergeResult {
  const minimums = findProfile(world.profiles, own.metadata.device_profile)?.constraints;
  const merged = mergeOriginal({ base, own, original }, { chosen: new Set(chosen), minimums });
  const conflicts = merged.conflicts.map((conflict) => describeConflict(conflict, own));
  return {
    ...merged,
    conflicts,
    changes: changesBetween(own, merged.project),
    errors: addedErrors(own, merged.project, world),
  };
}

function describeConflict(conflict: Conflict, own: Project): DescribedConflict {
  const { path } = conflict;
  const isOrder = path.at(-1) === orderField;
  const names = path.filter((name) => name !== orderField).map((name) => nameOfKey(name.replace(/^page\t/, "")));
  const type = typeOfWidget(names, own);
  const [part, name] = names.slice(-2);
  const label = part === "properties" ? widgetDefinition(type ?? "")?.properties[name ?? ""]?.label : undefined;
  const style = Object.entries(styleTable).find(([known]) => known === name)?.[1].label;
  const field = label ?? (part === "styling" || names[0] === "styles" ? style : undefined);
  const order = (keys: unknown) => (Array.isArray(keys) ? keys.map((key) => nameOfKey(String(key))) : keys);
  const values = isOrder ? { own: order(conflict.own), original: order(conflict.original) } : {};
  return { ...conflict, ...values, names, isOrder, widget: type === undefined ? undefined : widgetLabel(type), field };
}

/** The clone has the widget, unless its user has deleted it. */
function typeOfWidget(
  [list, design, field, id]: readonly string[],
  { masters, pages, blocks = [] }: Project,
): string | undefined {
  if (field !== "widgets") return undefined;
  const designs = list === "masters" ? masters : list === "pages" ? pages : blocks;
  return designs.find(({ name }) => name === design)?.widgets.find((widget) => widget.id === id)?.type;
}

function changesBetween(own: Project, merged: Project): readonly VersionChange[] {
  const shared = ({ blocks, styles, themes, theme, frame, fonts }: Project) => [
    blocks,
    styles,
    themes,
    theme,
    frame,
    fonts,
  ];
  const changes: VersionChange[] = [
    ...changedDesigns("master", own.masters, merged.masters),
    ...changedDesigns("page", own.pages, merged.pages),
  ];
  if (!isEqual(own.plan, merged.plan)) changes.push({ of: "plan", change: "changed" });
  if (!isEqual(own.compilation_rules, merged.compilation_rules)) changes.push({ of: "rules", change: "changed" });
  if (!isEqual(shared(own), shared(merged))) changes.push({ of: "shared", change: "changed" });
  if (!isEqual(own.default_canvas, merged.default_canvas)) changes.push({ of: "canvas", change: "changed" });
  return changes;
}

type Designs = readonly Design[];

function changedDesigns(of: "master" | "page", own: Designs, merged: Designs): readonly VersionChange[] {
  const find = (designs: Designs, name: string) => designs.find((design) => design.name === name);
  const gone = own.filter(({ name }) => !find(merged, name));
  const added = merged.filter(({ name }) => !find(own, name));
  const renamed = new Map(
    added.map((design) => [design, gone.find(({ widgets }) => isEqual(widgets, design.widgets))?.name]),
  );
  const before = new Set(renamed.values());
  const content = ({ description, frame, widgets }: Design) => [description, frame, widgets];
  return [
    ...merged.flatMap((design): VersionChange[] => {
      const { name } = design;
      const old = find(own, name);
      const from = renamed.get(design);
      if (from !== undefined) return [{ of, change: "renamed", name: from, new_name: name }];
      if (!old) return [{ of, change: "added", name }];
      return isEqual(content(old), content(design)) ? [] : [{ of, change: "changed", name }];
    }),
    ...gone.filter(({ name }) => !before.has(name)).map(({ name }) => ({ of, change: "deleted" as const, name })),
  ];
}
