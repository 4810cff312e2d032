import { useQueryClient } from "@tanstack/react-query";
import { templateQuery } from "../../api/template-query.ts";
import { useDraftSession } from "../../editor/session/use-draft-session.ts";
import { t } from "../../language/t.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { DraftSessionGate } from "./draft-session-gate.tsx";
import { openStoredTemplate } from "./initial-design.ts";
import { type TemplateDesignProps, TemplateEditor } from "./template-editor.tsx";

export function TemplateDesign(props: TemplateDesignProps) {
  const { template } = props;
  const cache = useQueryClient();
  const desk = useDraftSession({
    collection: "templates",
    name: template?.id,
    refresh: async () => template && cache.fetchQuery({ ...templateQuery(template.id), staleTime: 0 }),
  });
  return (
    <DraftSessionGate
      desk={desk}
      noun="template"
      name={template?.name}
      version={template?.revision}
      back={<LinkButton to="/templates">{t("Back to templates")}</LinkButton>}
      open={(found) => openStoredTemplate(template, found)}
    >
      {(there, opening) => <TemplateEditor {...props} desk={there} opening={opening} />}
    </DraftSessionGate>
  );
}
