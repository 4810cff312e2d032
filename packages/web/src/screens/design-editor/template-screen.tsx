import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { templateQuery } from "../../api/template-query.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TemplateDesign } from "./template-design.tsx";
import type { TemplateDesignProps } from "./template-editor.tsx";
import { useEditorKey } from "./use-editor-key.ts";

export function TemplateScreen() {
  const { templateId } = useParams({ strict: false });
  const { turn, moveTo } = useEditorKey(templateId);
  usePrefetchQuery(profilesQuery);
  return <TemplateLoader key={turn} id={templateId} onMoved={moveTo} />;
}

interface TemplateLoaderProps {
  /** Undefined for a new template. */
  readonly id: string | undefined;
  readonly onMoved: (id: string) => void;
}

/** Keeps the editor open if the template is deleted during editing. */
function TemplateLoader({ id, onMoved }: TemplateLoaderProps) {
  const { data: template, error, refetch } = useQuery({ ...templateQuery(id ?? ""), enabled: id !== undefined });
  const isThere = id === undefined || template !== undefined;
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  if (isThere || wasThere) return <WithProfiles template={template} onMoved={onMoved} />;
  if (!error) return <Loading />;
  return (
    <div className="m-4 flex flex-col items-start gap-4 sm:m-6">
      <title>{`${t("Error")} – Octavo`}</title>
      <h1 className="text-2xl font-semibold tracking-tight outline-none">{t("Error")}</h1>
      <Notice kind="error">{failureMessage(error, messages.load)}</Notice>
      <div className="flex gap-3">
        <Button onClick={() => void refetch()}>{t("Reload")}</Button>
        <LinkButton to="/templates">{t("Back to templates")}</LinkButton>
      </div>
    </div>
  );
}

function WithProfiles(props: Pick<TemplateDesignProps, "template" | "onMoved">) {
  const { data: profiles, error, refetch } = useQuery(profilesQuery);
  if (profiles) return <TemplateDesign {...props} profiles={profiles} />;
  if (!error) return <Loading />;
  return (
    <Notice
      kind="error"
      className="m-4 sm:m-6"
      action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
    >
      {failureMessage(error, messages.profiles)}
    </Notice>
  );
}
