import { t } from "../../language/t.ts";

export function TokensSection() {
  return <p className="mt-6 text-ink-soft">{t("Programs use a token instead of your password.")}</p>;
}
