import { type DragEvent, type ReactNode, type RefObject, useState } from "react";

interface DropFilesProps {
  /** Shown while files are dragged over the children. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Also takes these files in dropped folders, by their names. Programs leave others there. Absent: none. */
  readonly takesFromFolders?: (name: string) => boolean;
  /** Layout of the children. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Handles dropped files before the children do. Dropped text is left to them. Keyboard users need a button, too. */
export function DropFiles({ label, onFiles, takesFromFolders, className, children }: DropFilesProps) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const entries = takesFromFolders ? entriesOf(event.dataTransfer) : [];
    if (takesFromFolders && entries.some(({ isDirectory }) => isDirectory))
      void filesIn(entries, takesFromFolders).then(onFiles);
    else onFiles(files);
  };
  return (
    <div
      className={`relative ${className}`}
      onDragOverCapture={onDragOver}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDropCapture={onDrop}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-md border-2 border-dashed border-accent bg-paper/90 text-lg font-semibold text-accent">
          {label}
        </p>
      )}
    </div>
  );
}

/** Must be called during the event. */
function entriesOf({ items }: DataTransfer): readonly FileSystemEntry[] {
  return [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
}

/** Files of dropped folders, at most. */
const mostFiles = 2_000;

async function filesIn(
  entries: readonly FileSystemEntry[],
  takes: (name: string) => boolean,
): Promise<readonly File[]> {
  const files: File[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && files.length < mostFiles; entry = waiting.shift()) {
    const isInFolder = !entries.includes(entry);
    if (entry.isDirectory) waiting.push(...(await entriesIn(entry as FileSystemDirectoryEntry)));
    else if (!isInFolder || takes(entry.name)) files.push(...(await fileOf(entry as FileSystemFileEntry)));
  }
  return files;
}

/** A reader returns the entries in parts, until one is empty. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (part.length === 0 || all.length > mostFiles) return all;
    all.push(...part);
  }
}

/** Empty if the file cannot be read. */
function fileOf(entry: FileSystemFileEntry): Promise<readonly File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  );
}

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** File extensions and media types. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Calendar files and lists. */
export const calendarTypes = ".ics,.ical,.ifb,.icalendar,.csv,.tsv,.txt,text/calendar,text/csv";

/** Hidden input for files. A button opens it. */
export function FileInput({ ref, label, accept, multiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
