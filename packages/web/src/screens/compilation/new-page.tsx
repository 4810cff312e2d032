import type { Project } from "@octavo/contract";
import { uniqueName } from "@octavo/foundation";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAddDesign } from "../../api/designs.ts";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import { PageNameForm } from "./page-name-form.tsx";

/** Adds an empty page by name. Its content is designed in the editor. */
export function NewPage({ project }: { readonly project: Project }) {
  const [open, setOpen] = useState(false);
  const taken = project.pages.map(({ name }) => name);
  const { mutate, isPending, error, reset } = useAddDesign(project.id, "pages");
  const announce = useAnnounce();
  const close = () => {
    reset();
    setOpen(false);
  };
  const add = (name: string) =>
    mutate(
      { name, template_yaml: "" },
      {
        onSuccess: () => {
          close();
          announce(t("Page {name} added.", { name }));
        },
      },
    );
  const opener = useReturnFocus<HTMLButtonElement>(open);
  if (!open)
    return (
      <Button ref={opener} className="mt-3" onClick={() => setOpen(true)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("Add Page")}
      </Button>
    );
  return (
    <PageNameForm
      label={t("Page name")}
      initial={uniqueName(t("Page"), taken)}
      taken={taken}
      action={isPending ? t("Adding…") : t("Add")}
      running={isPending}
      failure={error ? failureMessage(error, messages.addPage) : undefined}
      onSubmit={add}
      onCancel={close}
    />
  );
}
