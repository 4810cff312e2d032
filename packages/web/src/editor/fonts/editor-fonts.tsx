import { addFonts, type EditorState, removeFont, usesOfFont } from "@octavo/editor";
import { useDesigns } from "../fields/all-designs.ts";
import { usePanel } from "../fields/panel-context.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { OwnFontsDialog } from "./own-fonts-dialog.tsx";

const documentIn = ({ document }: EditorState) => document;
const sharedIn = ({ document }: EditorState) => document.shared;

/** Fonts that the edited document contains. Each change can be undone. */
export function EditorFonts({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const shared = useEditorState(sharedIn) ?? {};
  const document = useEditorState(documentIn);
  const { fonts: library } = usePanel();
  const designs = useDesigns();
  return (
    <OwnFontsDialog
      fonts={shared.fonts ?? []}
      library={library}
      usesOf={(font) => (library ? usesOfFont(font, designs, shared, library) : [])}
      texts={[designs, { ...document, shared: { ...shared, fonts: undefined } }]}
      onAdd={(fonts) => void editor.runWith(addFonts, { fonts })}
      onRemove={(font) => void editor.runWith(removeFont, { font })}
      onClose={onClose}
    />
  );
}
