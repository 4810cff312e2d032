import { type DragEvent, type ReactNode, useState } from "react";
import { t } from "../../language/t.ts";

interface DropTargetProps {
  readonly name: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Handles a dropped file before the editor inserts it. Dropped text is left to the editor. */
export function DropTarget({ name, onFile, children }: DropTargetProps) {
  const [over, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  };
  return (
    // Keyboard users open a file with the button above.
    <div
      className="relative h-full"
      onDragOverCapture={onDragOver}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDropCapture={onDrop}
    >
      {children}
      {over && (
        <p className="pointer-events-none absolute inset-2 grid place-items-center rounded-md border-2 border-dashed border-accent bg-paper/90 text-lg font-semibold text-accent">
          {t("Drop to replace {name}", { name })}
        </p>
      )}
    </div>
  );
}
