import { Menu } from "@base-ui/react/menu";
import { formatShortcut, plainCommand } from "@octavo/editor";
import { type LucideIcon, MoveHorizontal, Percent, Scan, StretchHorizontal, StretchVertical } from "lucide-react";
import { Fragment, type RefObject, useEffect, useRef } from "react";
import { t, translate } from "../../language/t.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { menuClasses, menuItemClasses } from "../../ui/menu.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { platform } from "../session/platform.ts";
import { arrangeTools } from "./arrange-tools.ts";
import { type Tool, toolGroups } from "./tool-groups.ts";

interface MoreToolsMenuProps {
  /** The button that opens the menu. It stays the same element, so that it keeps the focus while the menu loads. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Names of the groups without room in the row. */
  readonly folded: readonly string[];
  /** Way in which the menu was opened; undefined while it is closed. */
  readonly opened: "by hand" | "by keys" | undefined;
  readonly onClose: () => void;
}

const groups: Readonly<Record<string, readonly Tool[]>> = { ...toolGroups, arrange: arrangeTools };

/** Icons for commands that have a text label in the row. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "zoom-reset": Percent,
  "fit-width": MoveHorizontal,
  "fit-page": Scan,
  "equal-width": StretchVertical,
  "equal-height": StretchHorizontal,
};

export function MoreToolsMenu({ trigger, folded, opened, onClose }: MoreToolsMenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  useEffect(() => {
    if (opened !== "by keys") return undefined;
    return afterPaint(() => {
      const isOnItem = document.activeElement?.matches("[role^=menuitem]");
      if (!isOnItem) popup.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
    });
  }, [opened]);
  // A press on the trigger is a press outside of the menu. The trigger itself closes the menu then.
  const closeUnlessOnTrigger = (isOpen: boolean, { event }: { readonly event: Event }) => {
    const isOnTrigger = event.target instanceof Node && trigger.current?.contains(event.target);
    if (!isOpen && !isOnTrigger) onClose();
  };
  return (
    <Menu.Root open={opened !== undefined} onOpenChange={closeUnlessOnTrigger} modal={false}>
      <Menu.Portal>
        <Menu.Positioner anchor={trigger} side="bottom" align="end" sideOffset={4} className="z-20">
          <Menu.Popup ref={popup} finalFocus={trigger} aria-label={t("More tools")} className={menuClasses}>
            {folded.map((name, i) => (
              <Fragment key={name}>
                {i > 0 && <Menu.Separator className="my-1 border-t border-rule" />}
                {groups[name]?.map((tool) => (hasPages || !tool.isForPages) && <ToolItem key={tool.id} {...tool} />)}
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function ToolItem({ id, Icon = icons[id] }: Tool) {
  const editor = useEditor();
  const command = plainCommand(id);
  const isEnabled = useEditorState((state) => command?.isEnabled(state) ?? false);
  const isOn = useEditorState((state) => command?.isOn?.(state));
  if (!command) return null;
  const look = {
    disabled: !isEnabled,
    onClick: () => editor.run(command),
    className: menuItemClasses,
  };
  const words = (
    <>
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      {translate(command.label)}
      {isOn && <span aria-hidden="true">✓</span>}
      {command.shortcuts?.[0] && (
        <kbd className="ml-auto font-sans text-sm text-ink-soft">{formatShortcut(command.shortcuts[0], platform)}</kbd>
      )}
    </>
  );
  if (isOn === undefined) return <Menu.Item {...look}>{words}</Menu.Item>;
  return (
    <Menu.CheckboxItem {...look} checked={isOn} closeOnClick>
      {words}
    </Menu.CheckboxItem>
  );
}
