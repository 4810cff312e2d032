import type { TemplateListItem } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { profilesQuery } from "../../api/profiles.ts";
import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { formatDate } from "../../ui/format-date.ts";
import { IconButton } from "../../ui/icon-button.tsx";

interface TemplateCardProps {
  readonly template: TemplateListItem;
  readonly onDelete: () => void;
}

/** The link on the name covers the whole card. */
export function TemplateCard({ template, onDelete }: TemplateCardProps) {
  const { id, name, description, profile, updated_at } = template;
  const { data: profiles = [] } = useQuery(profilesQuery);
  const device = profiles.find((known) => known.id === profile)?.name ?? profile;
  return (
    <article className="relative flex min-w-0 flex-1 flex-col rounded-md border bg-surface p-4 hover:border-accent">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            to="/templates/$templateId"
            params={{ templateId: id }}
            className="after:absolute after:inset-0 after:rounded-md hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h2>
        <IconButton
          name={t("Delete {name}", { name })}
          Icon={X}
          className="relative z-1 -mt-2 -mr-2 hover:text-danger"
          onClick={onDelete}
        />
      </div>
      <p className="mt-1 line-clamp-2 pb-3 md:min-h-[calc(2lh+0.75rem)] leading-snug text-ink-soft wrap-anywhere">
        {description}
      </p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-t border-rule pt-2.5 text-sm text-ink-soft tabular-nums">
        <span>{device}</span>
        <span>{rich("Updated {date}", { date: <time dateTime={updated_at}>{formatDate(updated_at)}</time> })}</span>
      </p>
    </article>
  );
}
