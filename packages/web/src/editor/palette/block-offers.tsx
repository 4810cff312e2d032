import { chooseInsert, insertWidget, openBlock, type Sample } from "@octavo/editor";
import type { Block, Point } from "@octavo/engine";
import { Pencil, Settings2 } from "lucide-react";
import { useMemo } from "react";
import { TermHelp } from "../../help/term-help.tsx";
import { t } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { DragGhost, usePaletteDrag } from "../lists/use-palette-drag.tsx";
import { PaintedSheet } from "../painting/painted-sheet.tsx";
import { usePainter } from "../painting/use-painter.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface BlockOffersProps {
  readonly sample: Sample | undefined;
  /** True if a click chooses the insert tool instead of inserting the block. */
  readonly draws: boolean;
  readonly onManage: () => void;
}

/** Blocks to insert, drawn as on the current page. */
export function BlockOffers({ sample, draws, onManage }: BlockOffersProps) {
  const blocks = useEditorState(({ document }) => document.shared?.blocks);
  if (!blocks || blocks.length === 0) return null;
  return (
    <section aria-label={t("Blocks")} className="mb-2 max-md:mb-0">
      <div className="flex items-center justify-between px-1.5 max-lg:justify-center">
        <h3 className="text-sm font-semibold max-lg:sr-only">{t("Blocks")}</h3>
        <TermHelp of="block" heading={t("Blocks")} className="me-auto max-lg:hidden" />
        <IconButton name={t("Manage blocks")} Icon={Settings2} onClick={onManage} className="lg:size-8" />
      </div>
      <ul className="max-md:flex">
        {blocks.map((block) => (
          <li key={block.name} className="group relative max-md:shrink-0">
            <BlockTile block={block} sample={sample} draws={draws} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In CSS pixels. */
const room = { width: 148, height: 58 };

function BlockTile({ block, sample, draws }: Omit<BlockOffersProps, "onManage"> & { readonly block: Block }) {
  const editor = useEditor();
  const paint = usePainter(sample);
  const { name, size, widgets } = block;
  const insert = (center?: Point) => editor.runWith(insertWidget, { type: "block", preset: name, center });
  const { drag, handlers } = usePaletteDrag(insert, () => {
    if (draws) editor.runWith(chooseInsert, { type: "block", preset: name });
    else insert();
  });
  const scale = Math.min(room.width / size.width, room.height / size.height, 1);
  const drawings = useMemo(() => [{ widgets, paint }], [widgets, paint]);
  return (
    <>
      <button
        type="button"
        {...handlers}
        className="flex w-full flex-col gap-1 rounded-sm border border-transparent p-1.5 text-start text-[0.9375rem] leading-tight [touch-action:pan-y] hover:border-rule hover:text-accent active:bg-wash max-lg:p-0.5 max-lg:text-center max-lg:text-xs max-md:w-20 max-md:[touch-action:pan-x]"
      >
        <span
          className="relative block overflow-hidden bg-page outline-(length:--line) outline-rule"
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          <PaintedSheet page={size} scale={scale} drawings={drawings} pace="leisurely" />
        </span>
        <span className="truncate">{name}</span>
      </button>
      <IconButton
        name={t("Edit block {name}", { name })}
        Icon={Pencil}
        onClick={() => editor.runWith(openBlock, { name })}
        className="absolute top-1 end-0 lg:size-8"
      />
      {drag && <DragGhost size={size} at={drag} />}
    </>
  );
}
