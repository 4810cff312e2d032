import { t } from "../language/t.ts";
export function Loading({ children = t("Loading…") }: { readonly children?: string }) {
  return <output className="block p-4 text-ink-soft sm:p-6">{children}</output>;
}
