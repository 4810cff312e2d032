import { useState } from "react";
import { said, t } from "../../language/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type PlainCommand, plainCommands } from "../commands/registry.ts";
import { formatShortcut } from "../commands/shortcuts.ts";
import { useEditor } from "../session/editor-context.ts";
import { platform } from "../session/platform.ts";

interface CommandPaletteProps {
  readonly open: boolean;
  readonly lacks: readonly string[];
  readonly onRun: (command: PlainCommand) => void;
  readonly onClose: () => void;
}

/** Every command that can be run now, by typing a part of its name. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title={t("Commands")}>
      {open && <Choice {...props} />}
    </Dialog>
  );
}

function Choice({ lacks, onRun, onClose }: Omit<CommandPaletteProps, "open">) {
  const editor = useEditor();
  const [typed, setTyped] = useState("");
  const [index, setIndex] = useState(0);
  const found = plainCommands.filter(
    (command) =>
      command.surfaces.includes("palette") &&
      !lacks.includes(command.id) &&
      command.isEnabled(editor.getState()) &&
      matches(`${command.label} ${said(command.label)}`, typed),
  );
  const chosen = Math.min(index, found.length - 1);
  const run = (command: PlainCommand | undefined) => {
    if (!command) return;
    onClose();
    onRun(command);
  };
  return (
    <div className="flex min-h-0 flex-col gap-3 px-5 pb-5 sm:px-6">
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="commands"
        aria-activedescendant={found[chosen] && `command-${found[chosen].id}`}
        aria-label={t("Find a command")}
        autoComplete="off"
        className="h-11 rounded-sm border border-edge bg-surface px-3"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIndex(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (event.key === "Enter") run(found[chosen]);
          if (step === undefined || found.length === 0) return;
          setIndex((chosen + step + found.length) % found.length);
          event.preventDefault();
        }}
      />
      <div
        id="commands"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={t("Commands")}
        tabIndex={-1}
        className="max-h-80 min-h-24 overflow-y-auto"
      >
        {found.map((command, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and hears the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={command.id}
            id={`command-${command.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            ref={i === chosen ? reveal : undefined}
            onClick={() => run(command)}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-6 rounded-sm px-2 aria-selected:bg-wash aria-selected:text-accent eink:aria-selected:underline pointer-coarse:min-h-11"
          >
            {said(command.label)}
            {command.shortcuts?.[0] && (
              <kbd className="font-sans text-sm text-ink-soft">{formatShortcut(command.shortcuts[0], platform)}</kbd>
            )}
          </div>
        ))}
        {found.length === 0 && <p className="px-2 text-ink-soft">{t("No command has that name.")}</p>}
      </div>
    </div>
  );
}

function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** All words, in any order. */
function matches(label: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => label.toLowerCase().includes(word));
}
