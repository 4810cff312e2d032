import { openHelp } from "../help/open-help.ts";
import { t } from "../language/t.ts";
import { useSession } from "../session/use-session.ts";
import { AccountMenu } from "./account-menu.tsx";
import { barLinkClasses, ExternalLink, StudioLink } from "./bar-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSiteLinks, version } from "./site-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Navigation({ className }: { readonly className: string }) {
  const { tutorial, donate } = useSiteLinks();
  const { user, isLoading } = useSession();
  return (
    <nav aria-label={t("Studio")} className={className}>
      {user || isLoading ? (
        <>
          <StudioLink to="/projects">{t("Projects")}</StudioLink>
          <StudioLink to="/templates">{t("Templates")}</StudioLink>
        </>
      ) : (
        <StudioLink to="/make/$starter" params={{ starter: "daily" }} also="/make/">
          {t("Make a planner")}
        </StudioLink>
      )}
      <StudioLink to="/gallery" also="/collections">
        {t("Public gallery")}
      </StudioLink>
      <HelpButton />
      <ExternalLink href={tutorial}>{t("Tutorial")}</ExternalLink>
      {donate && <ExternalLink href={donate}>{t("Donate")}</ExternalLink>}
    </nav>
  );
}

function HelpButton() {
  return (
    <button type="button" title="F1" className={`${barLinkClasses} text-start`} onClick={() => openHelp()}>
      {t("Help")}
    </button>
  );
}

/** Version, account and switches. */
export function Account({ className, isOpen }: { readonly className: string; readonly isOpen?: true | undefined }) {
  return (
    <div data-open={isOpen} className={className}>
      <span className="text-sm text-ink-soft tabular-nums in-data-folded:order-last in-data-folded:pt-3 max-md:order-last max-md:pt-3 lg:not-in-data-folded:me-auto">
        {version}
      </span>
      <AccountMenu />
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}
