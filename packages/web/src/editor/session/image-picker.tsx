import type { RefObject } from "react";
import type { Editor } from "../editor.ts";
import { useEditor } from "./editor-context.ts";
import { importImage } from "./import-image.ts";

interface ImagePickerProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onProblem: (problem: string) => void;
}

/** Opened by a command; the browser has the dialog. */
export function ImagePicker({ ref, onProblem }: ImagePickerProps) {
  const editor = useEditor();
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      aria-label="Picture"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) takeIn(editor, file, onProblem);
        target.value = "";
      }}
    />
  );
}

function takeIn(editor: Editor, file: File, onProblem: (problem: string) => void): void {
  importImage(editor, file).catch((reason: unknown) =>
    onProblem(reason instanceof Error ? reason.message : String(reason)),
  );
}
