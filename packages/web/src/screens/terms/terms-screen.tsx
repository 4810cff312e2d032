import { t } from "../../language/t.ts";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { SiteTerms } from "../../shell/site-terms.tsx";

/** The terms, for visitors who have no account yet. */
export function TermsScreen() {
  return (
    <div className="mx-auto flex w-full max-w-[42rem] flex-1 flex-col px-4 pt-5 sm:px-6 sm:pt-7">
      <title>{`${t("Terms of use")} – Octavo`}</title>
      <h1 tabIndex={-1} className="mb-5 text-[1.75rem] leading-tight font-semibold tracking-tight outline-none">
        {t("Terms of use")}
      </h1>
      <SiteTerms />
      <SiteFooter className="mt-auto" />
    </div>
  );
}
