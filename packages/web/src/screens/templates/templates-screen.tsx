import type { TemplateListItem } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { templatesQuery, useDeleteTemplate } from "../../api/templates.ts";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CardFooter, cardLinkClasses, LibraryCard, LibraryGrid, LibraryScreen, UpdatedAt } from "../../ui/library.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

export function TemplatesScreen() {
  const query = useQuery(templatesQuery);
  const [deleting, setDeleting] = useState<TemplateListItem>();
  return (
    <LibraryScreen
      title={t("Templates")}
      subtitle={t("Single designs: you design each page, without a plan.")}
      create={
        <LinkButton kind="primary" to="/templates/new">
          {t("New Template")}
        </LinkButton>
      }
      query={query}
      failed={t("Failed to load templates")}
      loading={t("Loading templates...")}
      empty={<NoTemplates />}
    >
      {(templates) => (
        <>
          <LibraryGrid items={templates}>
            {(template) => <TemplateCard template={template} onDelete={() => setDeleting(template)} />}
          </LibraryGrid>
          {deleting && <DeleteTemplate template={deleting} onClose={() => setDeleting(undefined)} />}
        </>
      )}
    </LibraryScreen>
  );
}

function NoTemplates() {
  return (
    <section className="flex flex-1 flex-col items-start justify-center gap-5 py-6 sm:items-center sm:text-center">
      <div className="max-w-md">
        <h2 className="text-2xl font-semibold tracking-tight">{t("No templates yet")}</h2>
        <p className="mt-1 text-ink-soft text-pretty">
          {t(
            "Use a template for designs without a calendar, such as a form or a notebook page. For a planner with days and months, create a project.",
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" to="/templates/new">
          {t("Create template")}
        </LinkButton>
        <LinkButton to="/projects">{t("Go to projects")}</LinkButton>
      </div>
    </section>
  );
}

interface DeleteTemplateProps {
  readonly template: TemplateListItem;
  readonly onClose: () => void;
}

function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const announce = useAnnounce();
  const { mutate, isPending, isSuccess, error } = useDeleteTemplate();
  const onDeleted = () => {
    onClose();
    announce(t("Template {name} deleted.", { name }));
  };
  return (
    <DeleteDialog
      name={name}
      description={t("Are you sure you want to delete this template? This action cannot be undone.")}
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, t("Failed to delete template")) : undefined}
      onClose={onClose}
      onDelete={() => mutate(id, { onSuccess: onDeleted })}
    />
  );
}

interface TemplateCardProps {
  readonly template: TemplateListItem;
  readonly onDelete: () => void;
}

function TemplateCard({ template, onDelete }: TemplateCardProps) {
  const { id, name, description, profile, updated_at } = template;
  const { data: profiles = [] } = useQuery(profilesQuery);
  const link = (
    <Link to="/templates/$templateId" params={{ templateId: id }} className={cardLinkClasses}>
      <bdi>{name}</bdi>
    </Link>
  );
  return (
    <LibraryCard
      {...{ link, description }}
      actions={
        <IconButton
          name={t("Delete {name}", { name })}
          Icon={Trash2}
          className="hover:text-danger"
          onClick={onDelete}
        />
      }
    >
      <CardFooter>
        <span>{profiles.find((known) => known.id === profile)?.name ?? profile}</span>
        <UpdatedAt time={updated_at} />
      </CardFooter>
    </LibraryCard>
  );
}
