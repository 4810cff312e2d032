import { t } from "../../language/t.ts";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { useSiteLinks } from "../../shell/site-links.ts";
import { SiteTerms } from "../../shell/site-terms.tsx";

/** The terms, for visitors who have no account yet, and what they mean in everyday use. */
export function TermsScreen() {
  const { hasOwnTerms } = useSiteLinks();
  return (
    <div className="mx-auto flex w-full max-w-[42rem] flex-1 flex-col px-4 pt-5 sm:px-6 sm:pt-7">
      <title>{`${t("Terms of use")} – Octavo`}</title>
      <h1 tabIndex={-1} className="mb-5 text-[1.75rem] leading-tight font-semibold tracking-tight outline-none">
        {t("Terms of use")}
      </h1>
      <SiteTerms />
      <section className="mt-8 mb-6">
        <h2 className="mb-3 text-xl font-semibold">{t("In everyday use")}</h2>
        <dl className="flex flex-col gap-3">
          {explanations(hasOwnTerms).map(([title, text]) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="leading-snug text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SiteFooter className="mt-auto" />
    </div>
  );
}

/** A site with terms of its own says in them what is allowed. */
function explanations(hasOwnTerms: boolean) {
  const atWork = [
    t("May I use my planner at work?"),
    t(
      "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.",
    ),
  ] as const;
  const names = [
    [
      t("Who sees the names that I type for a new planner?"),
      t(
        "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.",
      ),
    ],
    [
      t("Who sees the names in a project?"),
      t(
        "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.",
      ),
    ],
    [
      t("May I type the names of pupils?"),
      t(
        "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.",
      ),
    ],
  ] as const;
  return hasOwnTerms ? names : [atWork, ...names];
}
