import type { Project } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { originalQuery } from "../../api/originals.ts";
import { t } from "../../language/t.ts";
import { isPutOff, putOff } from "../../projects/put-off.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Tells on the page of a clone that its original has changed. */
export function OriginalNotice({ project }: { readonly project: Project }) {
  const { data } = useQuery(originalQuery(project));
  const [isClosed, setClosed] = useState(false);
  const { original, revision, state } = data ?? {};
  if (!original || revision === undefined || revision === null || state !== "changed") return null;
  if (isClosed || isPutOff(project.id, revision)) return null;
  const { metadata, author, account } = original;
  const close = () => {
    putOff(project.id, revision);
    setClosed(true);
  };
  return (
    <div className="px-4 py-2 sm:px-6">
      <Notice
        action={
          <span className="flex flex-wrap gap-3">
            <LinkButton to="/projects/$projectId/original" params={{ projectId: project.id }}>
              {t("See changes")}
            </LinkButton>
            <Button onClick={close}>{t("Not now")}</Button>
          </span>
        }
      >
        {t("“{name}” by {author}, which this project was cloned from, has changed.", {
          name: metadata.name,
          author: author || account,
        })}
      </Notice>
    </div>
  );
}
