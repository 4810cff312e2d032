import { useQuery } from "@tanstack/react-query";
import { termsQuery } from "../api/admin.ts";
import { failureMessage } from "../api/failures.ts";
import { auth } from "../api/messages.ts";
import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Loading } from "../ui/loading.tsx";
import { MarkdownText } from "../ui/markdown-text.tsx";
import { Notice } from "../ui/notice.tsx";

const terms = () =>
  [
    [
      t("Personal use only"),
      t("Make planners and templates for yourself, and share them with others for the same use."),
    ],
    [t("No commercial use"), t("You may not sell Octavo or anything made with it, or use them to earn money.")],
    [
      t("Provided as is"),
      t(
        "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.",
      ),
    ],
    [
      t("No sensitive data"),
      t(
        "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.",
      ),
    ],
  ] as const;

/** The terms of the site, or those that come with Octavo, and what becomes of handwriting. */
export function SiteTerms() {
  const { data, error, refetch } = useQuery(termsQuery);
  if (data)
    return (
      <>
        {data.text.trim() === "" ? <UsualTerms /> : <MarkdownText text={data.text} />}
        <p className="mt-3 leading-snug text-ink-soft">
          {t(
            "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.",
          )}
        </p>
      </>
    );
  if (!error) return <Loading />;
  return (
    <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
      {failureMessage(error, auth.requestFailed)}
    </Notice>
  );
}

function UsualTerms() {
  return (
    <dl className="flex flex-col gap-3">
      {terms().map(([title, text]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="leading-snug text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
