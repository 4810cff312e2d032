import { t } from "../language/t.ts";
import { focusHeading } from "./use-route-focus.ts";

/** First tab stop of the page; visible on focus. */
export function SkipLink() {
  return (
    <button
      type="button"
      className="sr-only rounded-sm bg-accent px-4 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-1 focus:left-1 focus:z-30 focus:min-h-11 focus:px-4"
      onClick={focusHeading}
    >
      {t("Skip to content")}
    </button>
  );
}
