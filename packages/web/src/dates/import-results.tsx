import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { DatesImport, ImportResult } from "./use-import.ts";

/** Refusals and notes of the files that were imported last. */
export function ImportResults({ files }: { readonly files: DatesImport }) {
  return files.results.map((result) => <Result key={result.file} {...{ files, result }} />);
}

interface ResultProps {
  readonly files: DatesImport;
  readonly result: ImportResult;
}

function Result({ files, result: { file, refusals, notes, twin } }: ResultProps) {
  const close = () => files.dismiss(file);
  return (
    <Notice
      kind={refusals.length > 0 ? "error" : "plain"}
      action={
        <span className="flex flex-wrap gap-2">
          {twin && (
            <Button
              onClick={() => {
                files.replaceTwin(twin);
                close();
              }}
            >
              {t("Replace “{name}”", { name: twin.of })}
            </Button>
          )}
          <Button onClick={close}>{t("Close")}</Button>
        </span>
      }
    >
      <p className="font-semibold">{file}</p>
      {refusals.map(translate).map((text, i) => (
        <p key={text}>{i < refusals.length - 1 ? text : `${text} ${t("Nothing was changed.")}`}</p>
      ))}
      {twin && <p>{t("There is already a calendar “{of}”. The file was added as “{name}”.", { ...twin })}</p>}
      {notes.map((note) => (
        <p key={translate(note)}>{translate(note)}</p>
      ))}
    </Notice>
  );
}
