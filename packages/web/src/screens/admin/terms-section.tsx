import type { Terms } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { termsQuery, useAdminAction } from "../../api/admin.ts";
import { api } from "../../api/client.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { formatDateTime } from "../../ui/format-date.ts";
import { MarkdownText } from "../../ui/markdown-text.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { ActionFailure, Loaded } from "./list-parts.tsx";

export function TermsSection() {
  const terms = useQuery({ ...termsQuery, staleTime: Number.POSITIVE_INFINITY });
  return <Loaded query={terms}>{(data) => <TermsForm key={data.version} terms={data} />}</Loaded>;
}

function TermsForm({ terms }: { readonly terms: Terms }) {
  const [text, setText] = useState(terms.text);
  const [asksAgain, setAsksAgain] = useState(false);
  const save = useAdminAction(() => api("PUT /api/admin/terms", { body: { text, ask_again: asksAgain } }));
  const isChanged = text !== terms.text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  return (
    <>
      <p className="mt-1 max-w-2xl text-ink-soft text-pretty">
        {t("New users accept these terms before they begin. Without a text, the terms that come with Octavo apply.")}
      </p>
      <p className="mt-2 text-ink-soft">
        {terms.changed_at === null
          ? t("You have not written terms yet.")
          : t("Version {version} of {time}", {
              version: String(terms.version),
              time: formatDateTime(terms.changed_at),
            })}
      </p>
      <UnsavedGuard when={isChanged && !save.isPending} sentence={t("Your changes to the terms are not saved.")} />
      <form onSubmit={submit} className="mt-5 flex max-w-2xl flex-col gap-4">
        <TextAreaField
          label={t("Text")}
          rows={14}
          hint={t("Paragraphs, # headings, - lists, **bold**, *italic* and [links](https://example.org)")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <CheckField checked={asksAgain} onChange={({ target }) => setAsksAgain(target.checked)}>
          {t("All users accept the new text before they continue")}
        </CheckField>
        <ActionFailure error={save.error} />
        <Button kind="primary" type="submit" className="self-start" disabled={!isChanged || save.isPending}>
          {t("Save as version {version}", { version: String(terms.version + 1) })}
        </Button>
      </form>
      {text.trim() !== "" && (
        <SectionPart title={t("Preview")}>
          <div className="w-full max-w-2xl rounded-md border bg-surface px-4 py-3">
            <MarkdownText text={text} />
          </div>
        </SectionPart>
      )}
      {text.trim() === "" && terms.text !== "" && (
        <Notice className="mt-5">{t("If you save an empty text, the terms that come with Octavo apply.")}</Notice>
      )}
    </>
  );
}
