import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";

const steps = () =>
  [
    [t("Choose"), t("a device and a starter planner, or an empty page.")],
    [t("Make it yours"), t("page by page, with links wherever you tap.")],
    [t("Download"), t("one PDF and copy it to your tablet.")],
  ] as const;

export function NoProjects({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <section className="flex flex-1 flex-col items-start justify-center gap-6 py-6 sm:items-center sm:text-center">
      <div>
        <h2 className="text-2xl font-semibold tracking-tight">{t("No projects yet")}</h2>
        <p className="mt-1 text-ink-soft">{t("Create your first project to get started with PDF templates")}</p>
      </div>
      <Button kind="primary" className="min-h-11 px-5" onClick={onCreate}>
        {t("Create Project")}
      </Button>
      <ol className="mt-2 grid gap-x-10 gap-y-4 border-t border-rule pt-6 text-left sm:grid-cols-3">
        {steps().map(([step, what], index) => (
          <li key={step} className="flex max-w-60 gap-3">
            <span className="text-2xl leading-none font-semibold text-accent tabular-nums">{index + 1}</span>
            <p className="leading-snug text-ink-soft">
              <b className="font-semibold text-ink">{step}</b> {what}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
