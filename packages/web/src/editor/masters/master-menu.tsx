import { Menu } from "@base-ui/react/menu";
import { Copy, type LucideIcon, MoveDown, MoveUp, TextCursorInput, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { t } from "../../language/t.ts";
import { MenuPopup, MenuSeparator, menuItemClasses } from "../../ui/menu.tsx";
import type { MenuOpening } from "../../ui/use-menu-trigger.ts";

interface MasterMenuProps {
  readonly label: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly opened: MenuOpening;
  readonly onClose: () => void;
  /** Undefined if the name is edited elsewhere. */
  readonly onRename: (() => void) | undefined;
  readonly onDuplicate: () => void;
  /** Undefined at the start of the list. */
  readonly onMoveBack: (() => void) | undefined;
  /** Undefined at the end of the list. */
  readonly onMoveOn: (() => void) | undefined;
  readonly onDelete: () => void;
}

export function MasterMenu(props: MasterMenuProps) {
  const { onRename, onDuplicate, onMoveBack, onMoveOn, onDelete, ...popup } = props;
  return (
    <MenuPopup {...popup}>
      {onRename && <Item Icon={TextCursorInput} label={t("Rename")} onClick={onRename} />}
      <Item Icon={Copy} label={t("Duplicate")} onClick={onDuplicate} />
      <Item Icon={MoveUp} label={t("Move up")} keys="Alt+↑" onClick={onMoveBack} />
      <Item Icon={MoveDown} label={t("Move down")} keys="Alt+↓" onClick={onMoveOn} />
      <MenuSeparator />
      <Item Icon={Trash2} label={t("Delete…")} onClick={onDelete} />
    </MenuPopup>
  );
}

interface ItemProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly keys?: string;
  /** Undefined disables the item. */
  readonly onClick: (() => void) | undefined;
}

function Item({ Icon, label, keys, onClick }: ItemProps) {
  return (
    <Menu.Item onClick={onClick} disabled={onClick === undefined} className={menuItemClasses}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {label}
      {keys !== undefined && <kbd className="ms-auto font-sans text-sm text-ink-soft">{keys}</kbd>}
    </Menu.Item>
  );
}
