import { type ClipboardEvent, useRef, useState } from "react";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { FileInput } from "../../../ui/drop-files.tsx";
import { ExampleOffer } from "../../../ui/example-offer.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
import { isClearTable, looksHeaded } from "./pasted-cells.ts";
import type { ListFiles } from "./use-list-files.ts";

/** Tables of spreadsheet programs. */
export const tableTypes = ".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values";

interface AddListProps {
  readonly files: ListFiles;
  readonly isFirst: boolean;
}

const exampleRows = () =>
  [
    `${t("Book")}\t${t("Author")}`,
    "Middlemarch\tGeorge Eliot",
    "The Time Machine\tH. G. Wells",
    "Emma\tJane Austen",
  ].join("\n");

/** Makes a list from cells that are pasted, from a file, or without rows. */
export function AddList({ files, isFirst }: AddListProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section aria-label={t("New list")} className="flex flex-col gap-4 border-y border-rule py-6">
      {isFirst && (
        <p className="text-ink-soft text-pretty">
          {t(
            "A list has rows, such as pupils, clients or recipes. Each row can have pages of its own, or a planner of its own. Files are read in this browser.",
          )}
        </p>
      )}
      {isFirst && (
        <ExampleOffer onInsert={() => void files.addText(exampleRows(), true)}>
          {t("A reading list with three books and their authors")}
        </ExampleOffer>
      )}
      <CellsField files={files} />
      <div className="flex flex-wrap gap-2">
        <FileInput
          ref={input}
          label={t("Table files")}
          accept={tableTypes}
          multiple
          onFiles={(chosen) => void files.addFiles(chosen)}
        />
        <Button disabled={files.reading !== undefined} onClick={() => input.current?.click()}>
          {files.reading === undefined ? t("Open a table…") : t("Reading {name}…", { name: files.reading })}
        </Button>
        <Button onClick={() => void files.addEmpty()}>{t("Start with an empty list")}</Button>
      </div>
    </section>
  );
}

/** Cells of a spreadsheet with headings become a list when they are pasted. Other text waits for the button. */
function CellsField({ files }: Pick<AddListProps, "files">) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<boolean>();
  const isHeaded = chosen ?? looksHeaded(text);
  const isReady = text.trim() !== "" && files.reading === undefined;
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (text.trim() !== "" || !isClearTable(pasted)) return;
    event.preventDefault();
    // Refused cells stay, so that they can be corrected.
    setText(pasted);
    void files.addText(pasted, true);
  };
  return (
    <>
      <TextAreaField
        label={t("Paste cells here")}
        hint={t("Copy the cells in your spreadsheet, or type names, each on a line of its own.")}
        rows={text === "" ? 3 : 6}
        spellCheck={false}
        value={text}
        onPaste={onPaste}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === "Enter" && (ctrlKey || metaKey) && isReady) void files.addText(text, isHeaded);
        }}
      />
      {text.trim() !== "" && (
        <div className="flex flex-wrap items-center gap-x-6">
          <Button kind="primary" disabled={!isReady} onClick={() => void files.addText(text, isHeaded)}>
            {t("Add list")}
          </Button>
          <CheckField checked={isHeaded} onChange={({ target }) => setChosen(target.checked)}>
            {t("First line is a heading")}
          </CheckField>
        </div>
      )}
    </>
  );
}
