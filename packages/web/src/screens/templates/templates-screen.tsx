import type { TemplateListItem } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { templatesQuery, useDeleteTemplate } from "../../api/templates.ts";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TemplateCard } from "./template-card.tsx";

export function TemplatesScreen() {
  const { data: templates, error, isFetching, refetch } = useQuery(templatesQuery);
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <PageHeading title={t("Templates")} subtitle={t("Single designs: you design each page, without a plan.")}>
        <Link
          to="/build"
          className="flex min-h-9 items-center px-1 text-[0.9375rem] text-ink-soft underline decoration-rule underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
        >
          {t("Build from YAML")}
        </Link>
        <LinkButton kind="primary" to="/templates/new">
          {t("New Template")}
        </LinkButton>
      </PageHeading>
      {error && (
        <Notice
          kind="error"
          action={
            <Button disabled={isFetching} onClick={() => void refetch()}>
              {t("Try again")}
            </Button>
          }
        >
          {failureMessage(error, t("Failed to load templates"))}
        </Notice>
      )}
      {templates && (templates.length === 0 ? <NoTemplates /> : <Grid templates={templates} />)}
      {!templates && !error && <Loading>{t("Loading templates...")}</Loading>}
    </div>
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

function Grid({ templates }: { readonly templates: readonly TemplateListItem[] }) {
  const [deleting, setDeleting] = useState<TemplateListItem>();
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {templates.map((template) => (
          <li key={template.id} className="flex">
            <TemplateCard template={template} onDelete={() => setDeleting(template)} />
          </li>
        ))}
      </ul>
      {deleting && <DeleteTemplate template={deleting} onClose={() => setDeleting(undefined)} />}
    </>
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
