interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

const shortcuts: readonly Shortcut[] = [
  { keys: ["←", "→"], what: "turn the pages of a planner on show" },
  { keys: ["Home", "End"], what: "to its first and last page" },
  { keys: ["Alt ←", "Alt →"], what: "back to where a link was followed, and forward again" },
  { keys: ["Tab", "Enter"], what: "to the links of the page, and along them" },
  { keys: ["Ctrl Enter", "⌘ Enter"], what: "compile and open, in Build from YAML" },
  { keys: ["Esc"], what: "closes a dialog or menu; in a YAML editor, lets the next Tab leave it" },
];

export function Keyboard() {
  return (
    <>
      <p>Everything here works without a mouse. The first Tab on a page offers to skip to its content.</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 border-y border-rule py-1">
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
    </>
  );
}
