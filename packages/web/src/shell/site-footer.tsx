import { Link } from "@tanstack/react-router";
import { t } from "../language/t.ts";
import { useSiteLinks } from "./site-links.ts";

const linkClasses =
  "flex min-h-11 min-w-11 items-center text-[0.9375rem] text-ink-soft underline decoration-rule underline-offset-4 hover:text-accent";

export function SiteFooter({ className = "" }: { readonly className?: string }) {
  const { source, tutorial, donate, hasOwnTerms } = useSiteLinks();
  const links = [
    [t("Source"), source],
    [t("Tutorial"), tutorial],
    [t("Donate"), donate],
  ] as const;
  return (
    <footer className={`flex w-full flex-wrap gap-x-6 border-t border-rule py-2 ${className}`}>
      {links.map(
        ([name, href]) =>
          href && (
            <a key={name} href={href} target="_blank" rel="noopener" className={linkClasses}>
              {name}
              <span className="sr-only"> {t("(opens in a new tab)")}</span>
            </a>
          ),
      )}
      <Link to="/terms" className={linkClasses}>
        {hasOwnTerms ? t("Terms of use") : t("Personal use only")}
      </Link>
      <Link to="/api-reference" className={linkClasses}>
        {t("API")}
      </Link>
    </footer>
  );
}
