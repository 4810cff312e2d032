import { t } from "../../language/t.ts";

export function DataSection() {
  return <p className="mt-6 text-ink-soft">{t("Everything that you have made here is yours.")}</p>;
}
