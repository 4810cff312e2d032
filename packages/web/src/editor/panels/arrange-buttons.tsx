import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ChevronDown,
  type LucideIcon,
} from "lucide-react";
import { t } from "../../language/t.ts";
import { ArrangeMenu } from "../canvas/arrange-menu.tsx";
import { alignCommands, distributeCommands, equalizeCommands } from "../commands/arrange.ts";
import { useEditor } from "../session/editor-context.ts";
import { CommandButton, toolLook } from "./command-button.tsx";

const icons: Readonly<Record<string, LucideIcon>> = {
  "align-left": AlignStartVertical,
  "align-center": AlignCenterVertical,
  "align-right": AlignEndVertical,
  "align-top": AlignStartHorizontal,
  "align-middle": AlignCenterHorizontal,
  "align-bottom": AlignEndHorizontal,
  "distribute-h": AlignHorizontalDistributeCenter,
  "distribute-v": AlignVerticalDistributeCenter,
};

const buttons = [...alignCommands, ...distributeCommands, ...equalizeCommands.slice(0, 2)];

/** A button each, or one menu where the row would have to be scrolled for them. */
export function ArrangeButtons() {
  const editor = useEditor();
  return (
    <>
      <span className="flex shrink-0 items-center gap-0.5 lg:@max-[66rem]/tools:hidden">
        {buttons.map((command) => {
          const Icon = icons[command.id];
          return <CommandButton key={command.id} command={command} {...(Icon && { Icon })} />;
        })}
      </span>
      <span className="hidden shrink-0 lg:@max-[66rem]/tools:block">
        <ArrangeMenu trigger={trigger()} onRun={(command) => editor.run(command)} />
      </span>
    </>
  );
}

const trigger = () => (
  <button type="button" className={`${toolLook} grid-flow-col gap-1`}>
    <AlignStartVertical size={18} strokeWidth={1.75} aria-hidden="true" />
    {t("Align")}
    <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
  </button>
);
