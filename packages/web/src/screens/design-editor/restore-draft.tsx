import { ageOf, type DesignSession, type DraftFound, loadYaml, type StoredDraft } from "@octavo/editor";
import { useEffect, useState } from "react";
import { type DesignIdentity, draftDatabase, owner } from "../../editor/drafts/use-design-session.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { Notice } from "../../ui/notice.tsx";
import { EditorGate } from "./editor-gate.tsx";
import { firstDifference, VersionPicture } from "./version-picture.tsx";

interface RestoreDraftProps {
  readonly noun: string;
  readonly found: DraftFound;
  readonly session: DesignSession;
}

export function RestoreDraft({ noun, found, session }: RestoreDraftProps) {
  const { draft, restored, opened } = found;
  const [age] = useState(() => translate(ageOf(draft.time, Date.now())));
  const isNew = opened.stored === undefined;
  const what = translate(noun);
  return (
    <EditorGate
      title={t("Restore your changes?")}
      actions={
        <>
          <Button kind="danger" onClick={() => void session.discardDraft()}>
            {t("Discard")}
          </Button>
          {isNew && <Button onClick={() => session.startAnother()}>{t("Create another {what}", { what })}</Button>}
          <Button kind="primary" onClick={() => session.restoreDraft()}>
            {t("Restore")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft text-pretty">
        {isNew
          ? t("This browser has stored changes to “{name}” {age}. The new {what} has never been saved.", {
              name: draft.name,
              age,
              what,
            })
          : t("This browser has stored unsaved changes to “{name}” {age}.", { name: draft.name, age })}
      </p>
      {opened.stored && restored.base !== opened.stored.version && (
        <Notice>
          {t(
            "Another version of this {what} was saved after you started. Restoring does not overwrite it. When you save, you can choose which version to keep.",
            { what },
          )}
        </Notice>
      )}
      {restored.text !== undefined && <Notice>{t("The YAML has errors, so it opens as text.")}</Notice>}
      <Versions {...{ found, age, isNew }} />
    </EditorGate>
  );
}

interface VersionsProps {
  readonly found: DraftFound;
  readonly age: string;
  readonly isNew: boolean;
}

function Versions({ found: { restored, opened }, age, isNew }: VersionsProps) {
  const { document } = restored;
  const { document: stored, sample } = opened;
  if (!document) return null;
  const page = firstDifference(document, stored);
  return (
    <div className="flex justify-center gap-6">
      <VersionPicture {...{ document, page, sample }} caption={t("Yours, {age}", { age })} />
      {!isNew && <VersionPicture {...{ page, sample }} document={stored} caption={t("Saved version")} />}
    </div>
  );
}

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
    await draftDatabase.erase(draft.key);
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

/** Returns the draft of a design, or the newest one of the new designs. Undefined if the browser has none. */
async function storedDraft({ collection, id = "" }: DesignIdentity): Promise<StoredDraft | undefined> {
  const key = [owner(), collection, id].map(encodeURIComponent).join("/");
  if (id !== "") return draftDatabase.read(key);
  const newest = (await draftDatabase.keys(owner())).findLast((known) => known.startsWith(`${key}/`));
  return newest === undefined ? undefined : draftDatabase.read(newest);
}
