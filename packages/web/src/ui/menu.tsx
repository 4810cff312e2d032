import { Menu } from "@base-ui/react/menu";
import { Check, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { afterPaint } from "./after-paint.ts";
import { FollowDirection } from "./follow-direction.tsx";
import type { MenuOpening } from "./use-menu-trigger.ts";

export const menuClasses =
  "max-h-[var(--available-height)] min-w-56 overflow-y-auto rounded-md border border-edge bg-paper py-1 text-ink outline-none";

export const menuItemClasses =
  "flex min-h-9 cursor-default items-center gap-3 px-3 text-[0.9375rem] outline-none data-disabled:opacity-45 data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11";

interface MenuPopupProps {
  readonly label: string;
  /** The button that opens the menu. It stays the same element, so that it keeps the focus while the menu loads. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly opened: MenuOpening;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Menu of a button with `useMenuTrigger`. */
export function MenuPopup({ label, trigger, opened, onClose, children }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened !== "by keys") return undefined;
    return afterPaint(() => {
      const isOnItem = document.activeElement?.matches("[role^=menuitem]");
      if (!isOnItem) popup.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
    });
  }, [opened]);
  // An entry may have moved the focus, such as to a field.
  const isFocusMoved = () => {
    const { activeElement: focused } = document;
    return focused !== document.body && !popup.current?.contains(focused);
  };
  // A press on the trigger is a press outside of the menu. The trigger itself closes the menu then.
  const closeUnlessOnTrigger = (isOpen: boolean, { event }: { readonly event: Event }) => {
    const isOnTrigger = event.target instanceof Node && trigger.current?.contains(event.target);
    if (!isOpen && !isOnTrigger) onClose();
  };
  return (
    <FollowDirection>
      <Menu.Root open={opened !== undefined} onOpenChange={closeUnlessOnTrigger} modal={false}>
        <Menu.Portal>
          <Menu.Positioner anchor={trigger} side="bottom" align="end" sideOffset={4} className="z-20">
            <Menu.Popup
              ref={popup}
              finalFocus={() => (isFocusMoved() ? false : trigger.current)}
              aria-label={label}
              onKeyDown={(event) => closeOnTab(event, onClose)}
              className={menuClasses}
            >
              {children}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </FollowDirection>
  );
}

/** Tab closes a menu and returns the focus to its trigger, from which the next Tab moves on. */
export function closeOnTab(event: KeyboardEvent, close: () => void): void {
  if (event.key !== "Tab") return;
  event.preventDefault();
  close();
}

export function MenuSeparator() {
  return <Menu.Separator className="my-1 border-t border-rule" />;
}

interface MenuItemProps {
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
  readonly children: string;
}

export function MenuItem({ Icon, onClick, children }: MenuItemProps) {
  return (
    <Menu.Item onClick={onClick} className={menuItemClasses}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Menu.Item>
  );
}

interface MenuCheckItemProps {
  readonly checked: boolean;
  readonly hint: string;
  readonly onChange: (checked: boolean) => void;
  readonly children: string;
}

/** An option with a hint. The menu stays open. */
export function MenuCheckItem({ checked, hint, onChange, children }: MenuCheckItemProps) {
  const id = useId();
  return (
    <Menu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      className={`${menuItemClasses} max-w-64 items-start py-2 leading-snug`}
    >
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border border-edge">
        <Menu.CheckboxItemIndicator>
          <Check size={14} strokeWidth={2.5} aria-hidden="true" />
        </Menu.CheckboxItemIndicator>
      </span>
      <span>
        <span id={`${id}-name`}>{children}</span>
        <span id={`${id}-hint`} className="block text-sm text-ink-soft text-pretty">
          {hint}
        </span>
      </span>
    </Menu.CheckboxItem>
  );
}
