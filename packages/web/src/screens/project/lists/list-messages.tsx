import { t, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ListFiles } from "./use-list-files.ts";

/** Refusals and notes of the last files. */
export function ListMessages({ files: { results, dismiss } }: { readonly files: ListFiles }) {
  return results.map(({ name, refusal, notes }) => (
    <Notice
      key={name}
      kind={refusal ? "error" : "plain"}
      action={<Button onClick={() => dismiss(name)}>{t("Close")}</Button>}
    >
      {[`${name}: ${refusal ? translate(refusal) : ""}`, ...notes.map(translate)].join(" ")}
    </Notice>
  ));
}
