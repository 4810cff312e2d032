import { Link, type LinkProps } from "@tanstack/react-router";
import { t } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";

/** Links between the lists of the gallery. */
export function GalleryTabs() {
  const { user } = useSession();
  return (
    <nav aria-label={t("Public gallery")} className="mt-3 flex flex-wrap gap-x-5 border-b border-rule">
      <TabLink to="/gallery">{t("Planners")}</TabLink>
      <TabLink to="/collections/{-$collectionId}">{t("Collections")}</TabLink>
      {user && <TabLink to="/collections/mine/{-$collectionId}">{t("My collections")}</TabLink>}
    </nav>
  );
}

function TabLink(props: Pick<LinkProps, "to"> & { readonly children: string }) {
  return (
    <Link
      {...props}
      params={{ collectionId: undefined }}
      activeOptions={{ exact: true, includeSearch: false }}
      className="-mb-(--line) flex min-h-11 items-center border-b-2 border-transparent hover:text-accent data-[status=active]:border-accent data-[status=active]:font-semibold forced-colors:not-data-[status=active]:border-[Canvas]"
    />
  );
}
