import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { t } from "../../../language/t.ts";

export const listClasses = "mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3";

export function BackToCollections({
  to,
}: {
  readonly to: "/collections/{-$collectionId}" | "/collections/mine/{-$collectionId}";
}) {
  return (
    <Link
      to={to}
      params={{ collectionId: undefined }}
      className="-ms-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-accent"
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      {t("Back to collections")}
    </Link>
  );
}

export function NoCollections({ title }: { readonly title: string }) {
  return (
    <div className="mt-8 border-y border-rule px-4 py-14 text-center">
      <p className="text-lg font-semibold">{title}</p>
      <p className="mt-1 text-ink-soft text-pretty">
        {t("To start one, open a planner in the gallery and select “Add to collection…”.")}
      </p>
    </div>
  );
}
