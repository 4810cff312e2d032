import { plainCommand } from "@octavo/editor";
import { AlignStartVertical, ChevronDown } from "lucide-react";
import { t } from "../../language/t.ts";
import { ArrangeMenu } from "../canvas/arrange-menu.tsx";
import { useEditor } from "../state/editor-context.ts";
import { arrangeTools } from "./arrange-tools.ts";
import { CommandButton, toolStyle } from "./command-button.tsx";

/** Arrange commands as buttons, or as a menu in a narrow toolbar. */
export function ArrangeButtons() {
  const editor = useEditor();
  return (
    <>
      <span className="flex shrink-0 items-center gap-0.5 @max-[75rem]/tools:hidden pointer-coarse:hidden">
        {arrangeTools.map(({ id, Icon }) => {
          const command = plainCommand(id);
          return command && <CommandButton key={id} command={command} {...(Icon && { Icon })} />;
        })}
      </span>
      <span className="hidden shrink-0 @max-[75rem]/tools:block pointer-coarse:block">
        <ArrangeMenu trigger={trigger()} onRun={(command) => editor.run(command)} />
      </span>
    </>
  );
}

const trigger = () => (
  <button type="button" className={`${toolStyle} grid-flow-col gap-1`}>
    <AlignStartVertical size={18} strokeWidth={1.75} aria-hidden="true" />
    {t("Align")}
    <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
  </button>
);
