import { type Editor, openBlock } from "@octavo/editor";
import type { Block } from "@octavo/engine";
import { useEditor } from "../state/editor-context.ts";
import { indent, LayerLabel } from "./layer.tsx";

interface BlockLayersProps {
  readonly block: Block;
  /** Level of the rows in the tree, from 1. */
  readonly level: number;
}

/** The widgets of a placed block, topmost first. Choosing one opens the block. */
export function BlockLayers({ block: { name, widgets }, level }: BlockLayersProps) {
  const editor = useEditor();
  return widgets.toReversed().map((widget) => (
    <li
      key={widget.id}
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      tabIndex={-1}
      data-focus
      onClick={() => open(editor, name, widget.id)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        open(editor, name, widget.id);
      }}
      style={{ paddingInlineStart: 28 + (level - 1) * indent }}
      className="flex min-h-11 cursor-pointer items-center pe-2 opacity-80 outline-offset-[-2px] hover:text-accent eink:opacity-100"
    >
      <LayerLabel widget={widget} />
    </li>
  ));
}

function open(editor: Editor, name: string, widget: string): void {
  editor.runWith(openBlock, { name, widget });
}
