import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import { LinkButton } from "../ui/link-button.tsx";

interface NotFoundProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

/** For addresses inside a known screen. Other unknown addresses lead to the first screen. */
export function NotFound({ title = t("Page not found"), children }: NotFoundProps) {
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col items-start justify-center gap-4 px-4 py-16 sm:items-center sm:text-center">
      <title>{`${title} – Octavo`}</title>
      <div>
        <p className="text-ink-soft tabular-nums">404</p>
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        <p className="mt-1 max-w-md text-ink-soft text-pretty">
          {children ?? t("The address may be mistyped, or the page has moved.")}
        </p>
      </div>
      <LinkButton kind="primary" to="/">
        {t("Go to the start page")}
      </LinkButton>
    </div>
  );
}
