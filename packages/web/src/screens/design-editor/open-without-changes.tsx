import { loadYaml, type StoredDraft } from "@octavo/editor";
import { useEffect, useState } from "react";
import { type DesignIdentity, eraseDraft, storedDraft } from "../../editor/drafts/use-design-session.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";

interface OpenWithoutChangesProps extends DesignIdentity {
  readonly onOpen: () => void;
}

/** Way out of a draft with which the editor fails each time. The draft becomes a file before it is erased. */
export function OpenWithoutChanges({ collection, id, onOpen }: OpenWithoutChangesProps) {
  const [draft, setDraft] = useState<StoredDraft>();
  useEffect(() => {
    void storedDraft({ collection, id }).then(setDraft, () => undefined);
  }, [collection, id]);
  if (!draft) return null;
  const open = async () => {
    downloadFile(new Blob([await textOf(draft)], { type: "application/yaml" }), `${draft.name}.yaml`);
    await eraseDraft(draft);
    onOpen();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">
        {t(
          "If the error occurs again, open the design without your changes. They are downloaded first, as a YAML file whose text you can paste into the YAML view.",
        )}
      </p>
      <Button onClick={() => void open()}>{t("Open without my changes")}</Button>
    </div>
  );
}

/** The YAML of a draft, or its document as JSON, which is YAML, if the document cannot be printed. */
async function textOf({ text, work: { document } }: StoredDraft): Promise<string> {
  if (text !== undefined) return text;
  try {
    return (await loadYaml()).printDocument(document);
  } catch {
    return JSON.stringify(document);
  }
}
