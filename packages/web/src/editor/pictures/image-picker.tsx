import type { Message } from "@octavo/foundation";
import type { RefObject } from "react";
import { t } from "../../language/t.ts";
import { useEditor } from "../state/editor-context.ts";
import { importImage } from "./import-image.ts";

interface ImagePickerProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** Hidden file input that a command opens. */
export function ImagePicker({ ref, onProblem }: ImagePickerProps) {
  const editor = useEditor();
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      aria-label={t("Picture")}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) importImage(editor, file, onProblem);
        target.value = "";
      }}
    />
  );
}
