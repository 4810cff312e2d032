import type { DesignEditing } from "@octavo/editor";
import type { ReactNode } from "react";
import { failureMessage } from "../../api/failures.ts";
import { templates as messages } from "../../api/project-messages.ts";
import { type DesignSessionInput, type OpenSession, useDesignSession } from "../../editor/drafts/use-design-session.ts";
import { EditorContext } from "../../editor/state/editor-context.ts";
import { t } from "../../language/t.ts";
import { ErrorBoundary } from "../../shell/error-boundary.tsx";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";

const OpenElsewhere = lazy(async () => (await import("./editor-gate.tsx")).OpenElsewhere);
const OpenWithoutChanges = lazy(async () => (await import("./restore-draft.tsx")).OpenWithoutChanges, {
  isOptional: true,
});
const RestoreDraft = lazy(async () => (await import("./restore-draft.tsx")).RestoreDraft);

/** Noun for messages. */
export type DesignNoun = "master" | "page" | "template";

export interface OpenDesign extends OpenSession {
  readonly state: DesignEditing;
}

interface DesignScreenProps extends DesignSessionInput {
  readonly noun: DesignNoun;
  readonly back: ReactNode;
  readonly children: (design: OpenDesign) => ReactNode;
}

/** Shows the editor once this tab may edit the design and the user has decided about unsaved changes. */
export function DesignScreen(props: DesignScreenProps) {
  return (
    <ErrorBoundary wayOut={(retry) => <OpenWithoutChanges {...props} onOpen={retry} />}>
      <OpenedDesign {...props} />
    </ErrorBoundary>
  );
}

function OpenedDesign({ noun, back, children, ...input }: DesignScreenProps) {
  const { session, events, state } = useDesignSession(input);
  switch (state.kind) {
    case "opening":
      return <Loading />;
    case "failed":
      return <OpenFailure reason={state.reason} back={back} onRetry={() => session.retry()} />;
    case "other-tab":
      return <OpenElsewhere {...{ state, noun, back }} onTakeOver={() => void session.takeOver()} />;
    case "draft-found":
      return <RestoreDraft noun={noun} found={state} session={session} />;
    case "editing":
      return <EditorContext value={state.editor}>{children({ session, events, state })}</EditorContext>;
  }
}

interface OpenFailureProps {
  readonly reason: unknown;
  readonly back: ReactNode;
  readonly onRetry: () => void;
}

function OpenFailure({ reason, back, onRetry }: OpenFailureProps) {
  return (
    <div className="m-4 flex flex-col items-start gap-4 sm:m-6">
      <title>{`${t("Error")} – Octavo`}</title>
      <h1 className="text-2xl font-semibold tracking-tight outline-none">{t("Error")}</h1>
      <Notice kind="error">{failureMessage(reason, messages.load)}</Notice>
      <div className="flex gap-3">
        <Button onClick={onRetry}>{t("Reload")}</Button>
        {back}
      </div>
    </div>
  );
}
