import type { ReactNode } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";

export function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <Empty title={t("No matching planners")}>
      <p className="mt-1 mb-4 text-ink-soft">{t("Use fewer search words, or choose another device or category.")}</p>
      <Button onClick={onReset}>{t("Clear filters")}</Button>
    </Empty>
  );
}

export function NothingShared() {
  return (
    <Empty title={t("No public projects yet")}>
      <p className="mt-1 text-ink-soft text-pretty">
        {t("To share a planner here, open one of your projects and select “Share publicly”.")}
      </p>
    </Empty>
  );
}

function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mt-8 border-y border-rule px-4 py-14 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children}
    </div>
  );
}
