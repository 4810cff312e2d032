import { Menu } from "@base-ui/react/menu";
import { formatShortcut, plainCommand } from "@octavo/editor";
import { type LucideIcon, MoveHorizontal, Percent, Scan, StretchHorizontal, StretchVertical } from "lucide-react";
import { Fragment, type RefObject } from "react";
import { t, translate } from "../../language/t.ts";
import { MenuPopup, MenuSeparator, menuItemClasses } from "../../ui/menu.tsx";
import type { MenuOpening } from "../../ui/use-menu-trigger.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { platform } from "../state/platform.ts";
import { arrangeTools } from "./arrange-tools.ts";
import { type Tool, toolGroups, viewGroups } from "./tool-groups.ts";

interface MoreToolsMenuProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Names of the groups without room in their row. */
  readonly folded: readonly string[];
  readonly opened: MenuOpening;
  readonly onClose: () => void;
}

const groups: Readonly<Record<string, readonly Tool[]>> = {
  ...toolGroups,
  ...viewGroups,
  arrange: arrangeTools,
};

/** Icons for commands that have a text label outside of the menu. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "zoom-reset": Percent,
  "fit-width": MoveHorizontal,
  "fit-page": Scan,
  "equal-width": StretchVertical,
  "equal-height": StretchHorizontal,
};

export function MoreToolsMenu({ trigger, folded, opened, onClose }: MoreToolsMenuProps) {
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  return (
    <MenuPopup label={t("More tools")} {...{ trigger, opened, onClose }}>
      {folded.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && <MenuSeparator />}
          {groups[name]?.map((tool) => (hasPages || !tool.isForPages) && <ToolItem key={tool.id} {...tool} />)}
        </Fragment>
      ))}
    </MenuPopup>
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
        <kbd className="ms-auto font-sans text-sm text-ink-soft">{formatShortcut(command.shortcuts[0], platform)}</kbd>
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
