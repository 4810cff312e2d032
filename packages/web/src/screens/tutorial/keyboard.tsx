import { t } from "../../language/t.ts";

interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

const studio = (): readonly Shortcut[] => [
  { keys: ["←", "→"], what: t("turn the pages of a planner on show") },
  { keys: ["Home", "End"], what: t("to its first and last page") },
  { keys: ["Alt ←", "Alt →"], what: t("back to where a link was followed, and forward again") },
  { keys: ["Tab", "Enter"], what: t("to the links of the page, and along them") },
  { keys: ["Ctrl Enter", "⌘ Enter"], what: t("compile and open, in Build from YAML") },
  { keys: ["Esc"], what: t("closes a dialog or menu; in a YAML editor, lets the next Tab leave it") },
];

/** The most important shortcuts. The editor lists all of its own. */
const editor = (): readonly Shortcut[] => [
  { keys: ["?"], what: t("all shortcuts there are") },
  { keys: ["Ctrl K", "⌘ K"], what: t("find a command by its name") },
  {
    keys: ["T", "B", "L", "D", "C"],
    what: t("a text, box, lines, divider or calendar to draw; on a button of the palette, Enter puts one down"),
  },
  { keys: ["Ctrl L", "⌘ L"], what: t("draw a link") },
  { keys: ["Tab"], what: t("to the next thing on the page") },
  { keys: ["← ↑ ↓ →"], what: t("move it by a point, with Shift by ten; with Ctrl make it larger or smaller") },
  { keys: ["Enter"], what: t("write in it") },
  { keys: ["Ctrl Z", "⌘ Z"], what: t("undo, as far back as you like; with Shift again forward") },
  { keys: ["Ctrl S", "⌘ S"], what: t("save") },
  { keys: ["F6"], what: t("to the next part of the screen: tools, page, panels") },
];

export function Keyboard() {
  return (
    <>
      <p>{t("Everything here works without a mouse. The first Tab on a page offers to skip to its content.")}</p>
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
