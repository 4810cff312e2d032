import type { TemplateListItem } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { profilesQuery } from "../../api/profiles.ts";
import { t } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CardFooter, cardLinkClasses, LibraryCard, UpdatedAt } from "../../ui/library.tsx";

interface TemplateCardProps {
  readonly template: TemplateListItem;
  readonly onDelete: () => void;
}

export function TemplateCard({ template, onDelete }: TemplateCardProps) {
  const { id, name, description, profile, updated_at } = template;
  const { data: profiles = [] } = useQuery(profilesQuery);
  const link = (
    <Link to="/templates/$templateId" params={{ templateId: id }} className={cardLinkClasses}>
      {name}
    </Link>
  );
  return (
    <LibraryCard
      {...{ link, description }}
      actions={
        <IconButton name={t("Delete {name}", { name })} Icon={X} className="hover:text-danger" onClick={onDelete} />
      }
    >
      <CardFooter>
        <span>{profiles.find((known) => known.id === profile)?.name ?? profile}</span>
        <UpdatedAt time={updated_at} />
      </CardFooter>
    </LibraryCard>
  );
}
