import type { TemplateSection, Widget } from "@octavo/engine";
import { useMemo } from "react";
import { anchorName, isLinkable, type LinkTarget, linkTo } from "../commands/link-to.ts";
import type { EditorDocument } from "../document/editor-document.ts";
import { selectedWidgets } from "../document/selection.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";

interface Target {
  readonly label: string;
  readonly target: LinkTarget;
}

interface LinkPickerProps {
  /** Of the planner around the design. */
  readonly sections: readonly TemplateSection[];
  readonly onProblem: (problem: string | undefined) => void;
}

/** Where the selected widgets lead, chosen instead of typed. */
export function LinkPicker({ sections, onProblem }: LinkPickerProps) {
  const editor = useEditor();
  const document = useEditorState((state) => state.document);
  const selection = useEditorState((state) => state.selection);
  const widgets = useMemo(() => selectedWidgets(document, selection), [document, selection]);
  const groups = useMemo(() => targetGroups(document, sections), [document, sections]);
  if (!widgets.some(isLinkable)) return null;
  const all = groups.flatMap(({ targets }) => targets);
  return (
    <label className="flex min-w-0 flex-col gap-0.5 border-b border-rule px-4 py-3 text-sm text-ink-soft">
      Link to
      <select
        className="select h-8 w-full rounded-sm border border-edge bg-surface px-2 text-[0.9375rem] text-ink pointer-coarse:h-11"
        value=""
        onChange={({ target }) => {
          const chosen = all[Number(target.value)]?.target;
          if (chosen) onProblem(editor.runWith(linkTo, chosen));
        }}
      >
        <option value="">{describeLink(widgets)}</option>
        {groups.map(({ name, targets }) => (
          <optgroup key={name} label={name}>
            {targets.map((target) => (
              <option key={target.label} value={all.indexOf(target)}>
                {target.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function describeLink(widgets: readonly Widget[]): string {
  const [first, ...others] = widgets.map(written);
  if (first === undefined || first === "") return "Choose…";
  return others.every((other) => other === first) ? first : "Mixed";
}

function written({ properties = {} }: Widget): string {
  const { bind, to_dest, link_template, tap_action, target_page } = properties;
  if (tap_action === "page_link" && typeof target_page === "number") return `Page ${target_page}`;
  const text = [bind, to_dest, link_template].find((rule) => typeof rule === "string" && rule !== "");
  return typeof text === "string" ? text : "";
}

interface Group {
  readonly name: string;
  readonly targets: readonly Target[];
}

const units: Readonly<Record<TemplateSection["unit"], string>> = {
  day: "the day of this page’s date",
  week: "the week of this page’s date",
  month: "the month of this page’s date",
  count: "its first page",
  once: "its page",
};

function targetGroups(document: EditorDocument, around: readonly TemplateSection[]): readonly Group[] {
  const sections = document.sections.length > 0 ? document.sections : around;
  const groups: readonly Group[] = [
    { name: "Nowhere", targets: [{ label: "No link", target: { kind: "nowhere" } }] },
    {
      name: "Sections",
      targets: sections.map((section) => ({
        label: `${section.kind}: ${units[section.unit]}`,
        target: { kind: "section", section },
      })),
    },
    {
      name: "Pages",
      targets: document.pages.map(({ id }, i) => ({ label: `Page ${i + 1}`, target: { kind: "page", page: id } })),
    },
    {
      name: "Anchors",
      targets: anchorsOf(document).map((name) => ({ label: name, target: { kind: "destination", name } })),
    },
  ];
  return groups.filter(({ targets }) => targets.length > 0);
}

function anchorsOf({ pages, masters }: EditorDocument): readonly string[] {
  const names = [...pages, ...masters].flatMap(({ widgets }) => widgets.flatMap((widget) => anchorName(widget) ?? []));
  return [...new Set(names)];
}
