import type { StoredTemplate } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { failureMessage } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { templateQuery } from "../../api/templates.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWorldBeforehand } from "./opening.ts";
import { TemplateDesign } from "./template-design.tsx";

/** A template that exists. */
export function TemplateScreen() {
  const { templateId = "" } = useParams({ strict: false });
  const { data: template, error, isPending, refetch } = useQuery(templateQuery(templateId));
  useWorldBeforehand();
  if (template) return <WithProfiles key={template.id} template={template} />;
  if (isPending) return <Loading />;
  return (
    <div className="m-4 flex flex-col items-start gap-4 sm:m-6">
      <title>Error – Octavo</title>
      <h1 className="text-2xl font-semibold tracking-tight outline-none">Error</h1>
      <Notice kind="error">{failureMessage(error, messages.load)}</Notice>
      <div className="flex gap-3">
        <Button onClick={() => void refetch()}>Reload</Button>
        <LinkButton to="/templates">Back to Templates</LinkButton>
      </div>
    </div>
  );
}

/** One that does not exist yet. */
export function NewTemplateScreen() {
  return <WithProfiles key="new" template={undefined} />;
}

function WithProfiles({ template }: { readonly template: StoredTemplate | undefined }) {
  const { data: profiles, error, refetch } = useQuery(profilesQuery);
  if (profiles) return <TemplateDesign template={template} profiles={profiles} />;
  if (!error) return <Loading />;
  return (
    <Notice kind="error" className="m-4 sm:m-6" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {failureMessage(error, messages.profiles)}
    </Notice>
  );
}
