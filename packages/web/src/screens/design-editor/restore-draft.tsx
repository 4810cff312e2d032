import { ageOf, type DesignSession, type DraftFound } from "@octavo/editor";
import { useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
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
