import type { PublicProject } from "@octavo/contract";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";

interface AuthorLineProps {
  readonly project: Pick<PublicProject, "author" | "account" | "is_built_in">;
  /** Text with the author. Default: the name alone. */
  readonly children?: ReactNode;
}

/**
 * Shows the author of a public project, and the account that shares it. The author is a free text, so a different account is
 * shown beside it, and the site's own projects have a mark.
 */
export function AuthorLine({
  project: { author, account, is_built_in },
  children = author || account,
}: AuthorLineProps) {
  return (
    <span className="wrap-anywhere">
      {children}
      {is_built_in && <span className="ms-1.5 whitespace-nowrap text-accent">{t("Comes with the site")}</span>}
      {author !== "" && author !== account && (
        <span className="ms-1.5 rounded-sm bg-sunken px-1.5 text-ink-soft eink:border">
          {t("Account: {account}", { account })}
        </span>
      )}
    </span>
  );
}
