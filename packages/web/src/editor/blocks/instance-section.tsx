import {
  type Editor,
  isLinkable,
  leaveBlock,
  openBlock,
  overrideLink,
  selectedInstance,
  setOverride,
  withLink,
} from "@octavo/editor";
import { type Block, type BlockOverride, propertyWithRole, type Widget, widgetDefinition } from "@octavo/engine";
import { RotateCcw } from "lucide-react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PanelSection } from "../fields/panel-section.tsx";
import { TextField } from "../fields/text-field.tsx";
import { LinkPicker } from "../links/link-picker.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { widgetWords } from "../widgets/widget-words.ts";
import { detachBlocks } from "./on-demand.ts";

/** Block of the selected placement, and what this placement changes. */
export function InstanceSection() {
  const editor = useEditor();
  const widget = useEditorState((state) => selectedInstance(state)?.widget);
  const block = useEditorState((state) => selectedInstance(state)?.block);
  if (!widget || !block) return null;
  return (
    <>
      <PanelSection title={t("Block {name}", { name: block.name })}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => editor.runWith(openBlock, { name: block.name })}>{t("Edit block")}</Button>
          <Button onClick={() => detachBlocks(editor)}>{t("Detach")}</Button>
        </div>
      </PanelSection>
      <PanelSection title={t("Only in this placement")}>
        {block.widgets.map((inner) => (
          <Overrides key={inner.id} {...{ editor, widget, block, inner }} />
        ))}
      </PanelSection>
    </>
  );
}

const hasText = ({ type }: Widget) => widgetDefinition(type)?.content !== "none";

/** Undefined for what is as in the block. */
type Changes = { readonly [Name in keyof BlockOverride]?: BlockOverride[Name] | undefined };

interface OverridesProps {
  readonly editor: Editor;
  /** The placement. */
  readonly widget: Widget;
  readonly block: Block;
  /** Widget of the block. */
  readonly inner: Widget;
}

const noOverride: BlockOverride = {};

function Overrides({ editor, widget, block, inner }: OverridesProps) {
  const own = overridesOf(widget)[inner.id] ?? noOverride;
  const at = { instance: widget.id, path: inner.id };
  const set = (values: Changes) => editor.runWith(setOverride, { ...at, values });
  const isChanged = Object.keys(own).length > 0;
  const words = widgetWords(inner, block.size);
  const shown = withTarget(inner, own);
  return (
    <fieldset aria-label={words} className="flex flex-col gap-1.5 border-b border-rule py-2 last:border-0">
      <div className="flex items-center justify-between gap-2 text-sm">
        <label className="flex min-w-0 items-center gap-2">
          <input
            type="checkbox"
            checked={own.visible !== false}
            onChange={({ target: box }) => set({ visible: box.checked ? undefined : false })}
          />
          <span className="truncate">{words}</span>
        </label>
        {isChanged && (
          <IconButton
            name={t("As in the block")}
            Icon={RotateCcw}
            onClick={() => set({ content: undefined, bind: undefined, to_dest: undefined, visible: undefined })}
            className="lg:size-8"
          />
        )}
      </div>
      {hasText(inner) && (
        <TextField
          label={t("Text")}
          value={{ mixed: false, value: own.content ?? inner.content ?? "" }}
          onSet={(text) => set({ content: text === (inner.content ?? "") ? undefined : text })}
        />
      )}
      {isLinkable(inner) && (
        <LinkPicker
          widgets={[shown]}
          onLink={(target) => editor.runWith(overrideLink, { ...at, target })}
          onReset={
            (own.bind ?? own.to_dest) === undefined
              ? undefined
              : () => void editor.runWith(overrideLink, { ...at, target: { kind: "nowhere" } })
          }
        />
      )}
    </fieldset>
  );
}

/** The widget of the block with the link of the placement. */
function withTarget(inner: Widget, { bind, to_dest }: BlockOverride): Widget {
  if (bind === undefined && to_dest === undefined) return inner;
  return withLink(inner, { ...(bind !== undefined && { bind }), ...(to_dest !== undefined && { to_dest }) });
}

function overridesOf({ type, properties = {} }: Widget): Readonly<Record<string, BlockOverride>> {
  const written = properties[propertyWithRole(type, "blockOverrides") ?? ""];
  return (written ?? {}) as Readonly<Record<string, BlockOverride>>;
}

/** Shown above the canvas while a block is edited. */
export function BlockBar() {
  const editor = useEditor();
  const name = useEditorState(({ place }) => (place.kind === "block" ? place.id : undefined));
  if (name === undefined) return null;
  return (
    <div className="flex items-center justify-between gap-3 border-b border-rule bg-wash px-3 py-1 text-[0.9375rem]">
      <span className="truncate">{t("Block {name}: changes appear in all of its placements", { name })}</span>
      <Button onClick={() => editor.run(leaveBlock)}>{t("Done")}</Button>
    </div>
  );
}
