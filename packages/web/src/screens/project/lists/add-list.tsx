import { useRef } from "react";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { FileInput } from "../../../ui/drop-files.tsx";
import { ExampleOffer } from "../../../ui/example-offer.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
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
        <ExampleOffer onInsert={() => void files.addText(exampleRows())}>
          {t("A reading list with three books and their authors")}
        </ExampleOffer>
      )}
      <TextAreaField
        label={t("Paste cells here")}
        hint={t("Copy the cells in your spreadsheet, with the names of the columns in the first line.")}
        rows={3}
        spellCheck={false}
        value=""
        onChange={({ target }) => target.value.trim() !== "" && void files.addText(target.value)}
      />
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
        <Button onClick={() => files.addEmpty()}>{t("Start with an empty list")}</Button>
      </div>
    </section>
  );
}
