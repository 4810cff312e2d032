import { Menu } from "@base-ui/react/menu";
import { type LucideIcon, MoveHorizontal, Percent, Scan, StretchHorizontal, StretchVertical } from "lucide-react";
import { Fragment, type ReactElement, useEffect, useRef } from "react";
import { t, translate } from "../../language/t.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { menuLook } from "../canvas/context-menu.tsx";
import { plainCommand } from "../commands/registry.ts";
import { formatShortcut } from "../commands/shortcuts.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { platform } from "../session/platform.ts";
import { arrangeTools } from "./arrange-tools.ts";
import { type Tool, toolGroups } from "./tool-groups.ts";

interface MoreToolsMenuProps {
  readonly trigger: ReactElement;
  /** The groups of the row that it has no room for. */
  readonly folded: readonly string[];
  /** How it came to be open the first time, of which the trigger knows nothing. */
  readonly asked: "by hand" | "by keys";
}

const groups: Readonly<Record<string, readonly Tool[]>> = { ...toolGroups, arrange: arrangeTools };

/** For what the row has no icon for. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "zoom-reset": Percent,
  "fit-width": MoveHorizontal,
  "fit-page": Scan,
  "equal-width": StretchVertical,
  "equal-height": StretchHorizontal,
};

/** There when it was asked for, and so open. */
export function MoreToolsMenu({ trigger, folded, asked }: MoreToolsMenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  useEffect(() => {
    if (asked === "by hand") return undefined;
    return afterPaint(() => popup.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus());
  }, [asked]);
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={4} className="z-20">
          <Menu.Popup ref={popup} aria-label={t("More tools")} className={menuLook}>
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
    className:
      "flex min-h-9 cursor-default items-center gap-3 px-3 text-[0.9375rem] outline-none data-disabled:opacity-45 data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11",
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
