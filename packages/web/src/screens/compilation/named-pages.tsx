import type { Design, Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDeleteDesign, useRenamePage } from "../../api/designs.ts";
import { failureMessage } from "../../api/failures.ts";
import { confirmations, projects as messages } from "../../api/project-messages.ts";
import { t, tn, translate } from "../../language/t.ts";
import { useOfferDesignUndo } from "../../projects/design-undo.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import { NewPage } from "./new-page.tsx";
import { PageNameForm } from "./page-name-form.tsx";

interface NamedPagesProps {
  readonly project: Project;
  /** Renaming a page updates the stored rules, not those on screen. */
  readonly areRulesChanged: boolean;
}

export function NamedPages({ project, areRulesChanged }: NamedPagesProps) {
  const [deleting, setDeleting] = useState<Design>();
  const { pages } = project;
  return (
    <section aria-labelledby="named-pages">
      <h2 id="named-pages" className="min-h-9 content-center text-xl font-semibold tracking-tight">
        {t("Named pages")}
      </h2>
      {pages.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t("No named pages yet.")}</p>
      ) : (
        <ul className="mt-2 border-t border-rule">
          {pages.map((page, index) => (
            // A renamed page keeps its row.
            <li key={index} className="border-b border-rule py-1">
              <PageRow project={project} page={page} canRename={!areRulesChanged} onDelete={() => setDeleting(page)} />
            </li>
          ))}
        </ul>
      )}
      <NewPage project={project} />
      {deleting && <DeletePage project={project} name={deleting.name} onClose={() => setDeleting(undefined)} />}
    </section>
  );
}

interface PageRowProps {
  readonly project: Project;
  readonly page: Design;
  readonly canRename: boolean;
  readonly onDelete: () => void;
}

function PageRow({ project, page: { name, widgets }, canRename, onDelete }: PageRowProps) {
  const [renaming, setRenaming] = useState(false);
  const pencil = useReturnFocus<HTMLButtonElement>(renaming);
  if (renaming) return <RenamePage project={project} name={name} onDone={() => setRenaming(false)} />;
  return (
    <div className="flex items-center gap-1">
      <Link
        to="/projects/$projectId/pages/$pageName"
        params={{ projectId: project.id, pageName: name }}
        className="min-h-11 min-w-0 flex-1 content-center wrap-anywhere underline decoration-rule underline-offset-4 hover:text-accent"
      >
        {name}
      </Link>
      <span className="text-sm text-ink-soft tabular-nums">
        {tn(widgets.length, "{count} widget", "{count} widgets")}
      </span>
      <IconButton
        ref={pencil}
        name={t("Rename {name}", { name })}
        title={canRename ? t("Rename {name}", { name }) : t("Save the rules before you rename a page")}
        Icon={Pencil}
        disabled={!canRename}
        onClick={() => setRenaming(true)}
      />
      <IconButton name={t("Delete {name}", { name })} Icon={Trash2} className="hover:text-danger" onClick={onDelete} />
    </div>
  );
}

interface RenamePageProps {
  readonly project: Project;
  readonly name: string;
  readonly onDone: () => void;
}

function RenamePage({ project, name, onDone }: RenamePageProps) {
  const { mutate, isPending, error } = useRenamePage(project);
  const announce = useAnnounce();
  const rename = (newName: string) => {
    if (newName === name) return onDone();
    mutate(
      { name, newName },
      {
        onSuccess: () => {
          onDone();
          announce(t("{name} is now called {newName}.", { name, newName }));
        },
      },
    );
  };
  return (
    <PageNameForm
      label={t("New name of {name}", { name })}
      initial={name}
      taken={project.pages.map((page) => page.name).filter((other) => other !== name)}
      action={isPending ? t("Saving…") : t("Save")}
      running={isPending}
      failure={error ? failureMessage(error, messages.renamePage) : undefined}
      onSubmit={rename}
      onCancel={onDone}
    />
  );
}

interface DeletePageProps {
  readonly project: Project;
  readonly name: string;
  readonly onClose: () => void;
}

function DeletePage({ project, name, onClose }: DeletePageProps) {
  const { mutate, isPending, isSuccess, error } = useDeleteDesign(project, "pages");
  const offerUndo = useOfferDesignUndo(project.id, "pages");
  const finish = () => {
    onClose();
    offerUndo(name);
  };
  const question = translate(confirmations.removePage(name));
  const rules = project.compilation_rules.filter(({ page_name }) => page_name === name).length;
  return (
    <DeleteDialog
      name={name}
      description={
        rules > 0
          ? `${question} ${tn(rules, "{count} rule uses it and will need another page.", "{count} rules use it and will need another page.")}`
          : question
      }
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, messages.removePage) : undefined}
      onClose={onClose}
      onDelete={() => mutate(name, { onSuccess: finish })}
    />
  );
}
