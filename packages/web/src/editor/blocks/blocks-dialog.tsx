import { blocksOf, deleteBlock, type Editor, openBlock, renameBlock, selectWidgets } from "@octavo/editor";
import { type Block, type BlockUse, detachInstance, usesOfBlock } from "@octavo/engine";
import { useState } from "react";
import { listed, t, tn } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { ExampleOffer } from "../../ui/example-offer.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { OtherDesigns } from "../planner/other-designs.ts";
import { useEditorState } from "../state/editor-context.ts";

interface BlocksDialogProps {
  readonly editor: Editor;
  readonly others: OtherDesigns | undefined;
  readonly onClose: () => void;
}

/** Names and uses of the blocks. */
export function BlocksDialog({ editor, others, onClose }: BlocksDialogProps) {
  const blocks = useEditorState(({ document }) => document.shared?.blocks) ?? [];
  const insertExample = async () => {
    const { insertHeader } = await import("../examples.ts");
    await insertHeader(editor);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Blocks")}
      description={t("Other designs follow a new name or a deletion when you save.")}
    >
      <DialogBody>
        <ul className="flex flex-col gap-4">
          {blocks.map((block) => (
            <li key={block.name}>
              <BlockRow {...{ editor, others, onClose, block }} />
            </li>
          ))}
        </ul>
        {blocks.length === 0 && (
          <div className="text-ink-soft">
            <p>{t("There are no blocks.")}</p>
            <ExampleOffer onInsert={() => void insertExample()}>
              {t("A header with a title and a rule. A change of it changes all pages that show it.")}
            </ExampleOffer>
          </div>
        )}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function BlockRow({ editor, others, onClose, block: { name } }: BlocksDialogProps & { readonly block: Block }) {
  const document = useEditorState((state) => state.document);
  const [isDeleting, setDeleting] = useState(false);
  const uses = usesIn(document, name, others);
  const remove = (instances: "detach" | "delete") => {
    const { shared = {} } = document;
    editor.runWith(deleteBlock, {
      name,
      instances,
      detached: (instance) => (instances === "detach" ? (detachInstance(instance, shared) ?? []) : []),
    });
  };
  const edit = () => {
    editor.runWith(openBlock, { name });
    onClose();
  };
  return (
    <section aria-label={name} className="flex flex-col gap-2">
      <TextField
        label={t("Name")}
        value={{ mixed: false, value: name }}
        onSet={(to) => editor.runWith(renameBlock, { name, to })}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={edit}>{t("Edit block")}</Button>
        {uses.length === 0 ? (
          <Button onClick={() => remove("delete")}>{t("Delete")}</Button>
        ) : (
          <Button onClick={() => setDeleting(true)}>{t("Delete…")}</Button>
        )}
      </div>
      <ul aria-label={t("Uses of {name}", { name })} className="text-sm text-ink-soft">
        {uses.map((use) => (
          <li key={`${use.of} ${use.name}`}>
            <Use {...{ editor, others, onClose, use }} />
          </li>
        ))}
        {uses.length === 0 && <li>{t("Not used")}</li>}
      </ul>
      {isDeleting && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => remove("detach")}>{t("Delete, and detach all placements")}</Button>
          <Button onClick={() => remove("delete")}>{t("Delete with all placements")}</Button>
          <Button onClick={() => setDeleting(false)}>{t("Cancel")}</Button>
        </div>
      )}
    </section>
  );
}

function usesIn(
  document: ReturnType<Editor["getState"]>["document"],
  name: string,
  others: OtherDesigns | undefined,
): readonly BlockUse[] {
  const { masters, pages, shared = {} } = document;
  const numbered = pages.map(({ widgets }, i) => ({ name: String(i + 1), widgets }));
  const listed = (list: "masters" | "pages") => others?.designs.filter((design) => design.list === list) ?? [];
  const library = {
    masters: [...masters, ...listed("masters")],
    pages: [...numbered, ...listed("pages")],
    blocks: blocksOf(document),
    frame: shared.frame,
  };
  return usesOfBlock(library, name);
}

interface UseProps extends BlocksDialogProps {
  readonly use: BlockUse;
}

/** Leads to the first instance. */
function Use({ editor, others, onClose, use }: UseProps) {
  const { of, name, instances } = use;
  const words = [
    of === "library" ? t("Every page") : of === "block" ? t("Block {name}", { name }) : name,
    use.isFrame ? "" : tn(instances.length, "{count} placement", "{count} placements"),
  ];
  const label = listed(words);
  const [widget = ""] = instances;
  const go = () => {
    const { document } = editor.getState();
    const master = of === "master" ? document.masters.find((known) => known.name === name) : undefined;
    const page = of === "page" ? document.pages[Number(name) - 1] : undefined;
    const other = others?.designs.find((design) => design.name === name && design.list === `${of}s`);
    if (of === "block") editor.runWith(openBlock, { name });
    else if (master) editor.runWith(selectWidgets, { ids: [widget], place: { kind: "master", id: master.id } });
    else if (page) editor.runWith(selectWidgets, { ids: [widget], place: { kind: "page", id: page.id } });
    else if (other) others?.onOpen(other, widget);
    onClose();
  };
  if (of === "library" || use.isFrame) return label;
  return (
    <button type="button" onClick={go} className="text-accent underline underline-offset-3 pointer-coarse:min-h-11">
      {label}
    </button>
  );
}
