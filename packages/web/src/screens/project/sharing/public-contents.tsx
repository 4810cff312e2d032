import type { Project } from "@octavo/contract";
import { sourcesOf } from "../../../dates/date-sources.ts";
import { eventsOfRows } from "../../../dates/list-of-rows.ts";
import { listed, t, tn } from "../../../language/t.ts";
import { useSession } from "../../../session/use-session.ts";
import { Notice } from "../../../ui/notice.tsx";

const examples = 3;

/** Lists what others learn from a shared project, for its owner. */
export function PublicContents({ project: { metadata, plan } }: { readonly project: Project }) {
  const { user } = useSession();
  const events = sourcesOf(plan).flatMap(({ rows = "" }) => eventsOfRows(rows));
  const titles = [...new Set(events.map(({ title }) => title))].slice(0, examples);
  return (
    <Notice className="mt-3">
      <p className="font-semibold">{t("What others see")}</p>
      <ul className="list-disc ps-5">
        <li>{t("The name of the project and all text on its pages")}</li>
        <li>{t("{author} as the author, also in the PDF", { author: metadata.author || (user?.username ?? "") })}</li>
        {events.length > 0 && (
          <li>
            {tn(
              events.length,
              "{count} event of its dates: {titles}",
              "{count} events of its dates, such as {titles}",
              {
                titles: listed(titles),
              },
            )}
          </li>
        )}
        {(plan.data ?? []).length > 0 && (
          <li>
            {metadata.is_public
              ? t("The lists of this plan are public with it. Remove names and dates of others from them.")
              : t("The lists of this plan become public with it. Remove names and dates of others from them first.")}
          </li>
        )}
      </ul>
      {events.length > 0 && (
        <p className="mt-1">
          {t(
            "To keep events to yourself, duplicate the project, remove them from the duplicate under Dates, and share the duplicate.",
          )}
        </p>
      )}
    </Notice>
  );
}
