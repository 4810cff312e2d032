import { t } from "../../../language/t.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

export function CollectionNotAvailable() {
  const title = t("Public collection not available.");
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-16 sm:items-center sm:text-center">
      <title>{`${title} – Octavo`}</title>
      <div>
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        <p className="mt-1 max-w-md text-ink-soft text-pretty">
          {t("Its author may have made it private or deleted it.")}
        </p>
      </div>
      <LinkButton kind="primary" to="/collections/{-$collectionId}" params={{ collectionId: undefined }}>
        {t("Browse the collections")}
      </LinkButton>
    </div>
  );
}
