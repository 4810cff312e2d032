import { t } from "../../language/t.ts";

interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

const studio = (): readonly Shortcut[] => [
  { keys: ["←", "→"], what: t("turn the pages of a planner") },
  { keys: ["Home", "End"], what: t("go to the first or last page") },
  { keys: ["Alt ←", "Alt →"], what: t("go back to the page before a link, and forward again") },
  { keys: ["Tab", "Enter"], what: t("select a link on the page and follow it") },
  { keys: ["Ctrl Enter", "⌘ Enter"], what: t("compile and open, in Build from YAML") },
  { keys: ["Esc"], what: t("close a dialog or menu; in a YAML editor, the next Tab then leaves the editor") },
];

/** The most important shortcuts. The editor lists all of its own. */
const editor = (): readonly Shortcut[] => [
  { keys: ["?"], what: t("show all shortcuts") },
  { keys: ["Ctrl K", "⌘ K"], what: t("find a command by its name") },
  { keys: ["Ctrl F", "⌘ F"], what: t("find and replace text in all masters and pages") },
  {
    keys: ["T", "B", "L", "D", "C"],
    what: t("draw a text, box, lines, divider or calendar; Enter on a palette button inserts one"),
  },
  { keys: ["Ctrl L", "⌘ L"], what: t("draw a link") },
  { keys: ["Tab"], what: t("select the next widget") },
  {
    keys: ["← ↑ ↓ →"],
    what: t("move it by one point, with Shift by a step of the grid; with Ctrl resize it"),
  },
  {
    keys: ["Alt"],
    what: t("show the distances of the selected widget to the page, or to the widget under the pointer"),
  },
  { keys: ["Enter"], what: t("edit its text") },
  { keys: ["Alt 0"], what: t("reset the property that has the focus") },
  { keys: ["Ctrl Z", "⌘ Z"], what: t("undo; with Shift redo") },
  { keys: ["Ctrl S", "⌘ S"], what: t("save") },
  { keys: ["F6"], what: t("go to the next region: tools, page, panels") },
];

export function Keyboard() {
  return (
    <>
      <p>
        {t("You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.")}
      </p>
      <Shortcuts shortcuts={studio()} />
      <h3 className="text-lg font-semibold">{t("In the editor")}</h3>
      <Shortcuts shortcuts={editor()} />
    </>
  );
}

function Shortcuts({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="grid grid-cols-[minmax(auto,9.5rem)_1fr] gap-x-5 border-y border-rule py-1">
      {shortcuts.map(({ keys, what }) => (
        <div
          key={what}
          className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-rule py-1.5 last:border-b-0"
        >
          <dt className="flex flex-wrap gap-1.5">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-sm border border-edge px-1.5 font-sans text-sm leading-6 whitespace-nowrap"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="text-ink-soft">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
