import { Menu } from "@base-ui/react/menu";
import {
  alignCommands,
  alignToGrid,
  distributeCommands,
  equalizeCommands,
  type PlainCommand,
  tidyUp,
} from "@octavo/editor";
import type { ReactElement } from "react";
import { t } from "../../language/t.ts";
import { FollowDirection } from "../../ui/follow-direction.tsx";
import { menuClasses } from "../../ui/menu.tsx";
import { CommandItems } from "./context-menu.tsx";

const arranging = [...alignCommands, ...distributeCommands, tidyUp, alignToGrid, ...equalizeCommands.slice(0, 2)];

interface ArrangeMenuProps {
  readonly trigger: ReactElement;
  readonly onRun: (command: PlainCommand) => void;
}

/** Arrange commands as a menu, for narrow toolbars. */
export function ArrangeMenu({ trigger, onRun }: ArrangeMenuProps) {
  return (
    <FollowDirection>
      <Menu.Root modal={false}>
        <Menu.Trigger render={trigger} />
        <Menu.Portal>
          <Menu.Positioner side="bottom" align="start" sideOffset={4} className="z-20">
            <Menu.Popup aria-label={t("Align")} className={menuClasses}>
              <CommandItems commands={arranging} onRun={onRun} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </FollowDirection>
  );
}
