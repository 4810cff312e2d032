import { TermHelp } from "../../help/term-help.tsx";
import { t } from "../../language/t.ts";

/** Specification, part 9. */
export const ruleTokens = [
  "date",
  "date_long",
  "year",
  "month",
  "month_name",
  "day",
  "index",
  "index_padded",
  "total",
] as const;

const meanings = (): Readonly<Record<(typeof ruleTokens)[number], string>> => ({
  date: "2026-01-15",
  date_long: t("Thursday, January 15, 2026"),
  year: "2026",
  month: "1",
  month_name: t("January"),
  day: "15",
  index: t("5, the number of the page in its rule"),
  index_padded: "005",
  total: t("60, the number of pages of the rule"),
});

export function TokenHelp() {
  return (
    <section aria-labelledby="tokens" className="border-t border-rule pt-4">
      <div className="flex items-center">
        <h2 id="tokens" className="text-lg font-semibold">
          {t("Tokens")}
        </h2>
        <TermHelp of="token" heading={t("Tokens")} />
      </div>
      <p className="mt-1 text-ink-soft text-pretty">
        {t("Write a token in braces on a named page or in a value. Each page shows its own value:")}
      </p>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        {ruleTokens.map((token) => (
          <div key={token} className="contents">
            <dt className="font-mono text-[0.8125rem] leading-6">{`{${token}}`}</dt>
            <dd className="text-ink-soft">{meanings()[token]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft text-pretty">
        {t(
          "Date tokens are available if the rule repeats for each day, week or month; number tokens if it repeats a number of times.",
        )}
      </p>
    </section>
  );
}
