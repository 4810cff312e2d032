import { Menu } from "@base-ui/react/menu";
import { commandsOn, type EditorState, formatShortcut, type PlainCommand } from "@octavo/editor";
import { ChevronRight } from "lucide-react";
import type { RefObject } from "react";
import { t, translate } from "../../language/t.ts";
import { FollowDirection } from "../../ui/follow-direction.tsx";
import { closeOnTab, menuClasses } from "../../ui/menu.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { platform } from "../state/platform.ts";

interface CanvasMenuProps {
  readonly canvas: RefObject<HTMLElement | null>;
  readonly onRun: (command: PlainCommand) => void;
}

const menuOf = ({ contextMenu }: EditorState) => contextMenu;

/** Context menu of the canvas, opened by the second button or a long press. */
export function CanvasMenu({ canvas, onRun }: CanvasMenuProps) {
  const editor = useEditor();
  const menu = useEditorState(menuOf);
  const close = () => editor.update((state) => ({ ...state, contextMenu: undefined }));
  const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {};
  const anchor = {
    getBoundingClientRect: () => new DOMRect(left + (menu?.screen.x ?? 0), top + (menu?.screen.y ?? 0), 0, 0),
  };
  return (
    <FollowDirection>
      <Menu.Root open={menu !== undefined} onOpenChange={(open) => !open && close()} modal={false}>
        <Menu.Portal>
          <Menu.Positioner anchor={anchor} side="bottom" align="start" className="z-20">
            <Menu.Popup
              aria-label={t(menu?.on === "widget" ? "Widget" : "Page")}
              finalFocus={canvas}
              onKeyDown={(event) => closeOnTab(event, close)}
              className={menuClasses}
            >
              {menu && <Items surface={menu.on === "widget" ? "widget-menu" : "canvas-menu"} onRun={onRun} />}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </FollowDirection>
  );
}

interface ItemsProps {
  readonly surface: "widget-menu" | "canvas-menu";
  readonly onRun: (command: PlainCommand) => void;
}

function Items({ surface, onRun }: ItemsProps) {
  const state = useEditorState((whole) => whole);
  return (
    <>
      <CommandItems commands={commandsOn(surface, state)} onRun={onRun} />
      {surface === "widget-menu" && <SameItems commands={commandsOn("same-menu", state)} onRun={onRun} />}
    </>
  );
}

/** Submenu with the commands that would select more than now. */
function SameItems({ commands, onRun }: CommandItemsProps) {
  if (commands.length === 0) return null;
  return (
    <Menu.SubmenuRoot>
      <Menu.Separator className="my-1 border-t border-rule" />
      <Menu.SubmenuTrigger className={itemClasses}>
        {t("Select Same")}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner className="z-20">
          <Menu.Popup aria-label={t("Select Same")} className={menuClasses}>
            <CommandItems commands={commands} onRun={onRun} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  );
}

const itemClasses =
  "flex min-h-8 cursor-default items-center justify-between gap-8 px-3 text-[0.9375rem] outline-none data-disabled:opacity-45 data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11";

interface CommandItemsProps {
  readonly commands: readonly PlainCommand[];
  readonly onRun: (command: PlainCommand) => void;
}

export function CommandItems({ commands, onRun }: CommandItemsProps) {
  const state = useEditorState((whole) => whole);
  return commands.map((command, i) => (
    <div key={command.id}>
      {i > 0 && command.group !== commands[i - 1]?.group && <Menu.Separator className="my-1 border-t border-rule" />}
      <Menu.Item disabled={!command.isEnabled(state)} onClick={() => onRun(command)} className={itemClasses}>
        {command.isOn?.(state) && "✓ "}
        {translate(command.label)}
        {command.shortcuts?.[0] && (
          <kbd className="font-sans text-sm text-ink-soft">{formatShortcut(command.shortcuts[0], platform)}</kbd>
        )}
      </Menu.Item>
    </div>
  ));
}
