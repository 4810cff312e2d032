import type { Project } from "@octavo/contract";
import { loadWords, textIn } from "@octavo/starters";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { useChangeDocuments } from "../../../api/made-projects.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { offerUndo } from "../../../ui/offer-undo.ts";
import { namesInLines } from "../lists/list-of-names.ts";
import { undoWrite } from "../undo-write.ts";
import { planToSave } from "./plan-draft.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

interface NamePagesDialogProps {
  readonly project: Project;
  readonly draft: PlanDraftState;
  readonly engine: () => EngineClient;
  /** Of a counted section. */
  readonly kind: string;
  readonly onClose: () => void;
}

/** Asks for the names of the pages of a section, and saves them as a list of the plan. */
export function NamePagesDialog({ kind, onClose, ...source }: NamePagesDialogProps) {
  const [text, setText] = useState("");
  const id = useId();
  const names = namesInLines(text.split("\n"));
  const { apply, isBusy, problem } = useNames(source, kind, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (names.length > 0) void apply(names);
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      title={t("Name the pages")}
      description={t("Each name gets a page. Titles, the index and the outline of the PDF show it.")}
    >
      <DialogBody>
        <form id={id} onSubmit={submit}>
          <TextAreaField
            label={t("Names, one a line")}
            hint={t("The names become a list on the Lists tab, where you can change them later.")}
            rows={8}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        {problem !== undefined && (
          <Notice kind="error" className="w-full">
            {problem}
          </Notice>
        )}
        <Button disabled={isBusy} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" form={id} kind="primary" disabled={isBusy || names.length === 0}>
          {isBusy ? t("Saving…") : t("Name the pages")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useNames(
  { project, draft, engine }: Pick<NamePagesDialogProps, "project" | "draft" | "engine">,
  kind: string,
  onDone: () => void,
) {
  const { mutateAsync } = useChangeDocuments(project);
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const apply = async (names: readonly string[]) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const plan = planToSave(draft.plan);
      const heading = textIn(await loadWords(plan.locale), plan.locale)("Name");
      const wanted = { kind, list: capital(kind.replaceAll("_", " ")), heading, names };
      const documents = await engine().run("namePages", { project: { ...project, plan }, names: wanted });
      if (!documents) return;
      const changed = await mutateAsync({
        masters_yaml: documents.masters,
        plan_yaml: documents.plan,
        device_profile: project.metadata.device_profile,
      });
      draft.discard();
      onDone();
      offerUndo({ text: t("Pages named."), undo: () => undoWrite(cache, changed), failed: messages.restoreVersion });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.savePlan));
    } finally {
      setBusy(false);
    }
  };
  return { apply, isBusy, problem };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
