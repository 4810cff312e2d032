import { type Project } from "@octavo/contract";
import { designNameProblem, type Message } from "@octavo/foundation";
import type { SectionIntent } from "@octavo/starters";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import { useAddSections } from "../../../api/projects.ts";
import { hasBirthdays, sourcesOf } from "../../../dates/date-sources.ts";
import { WordsField } from "../../../dates/filter-fields.tsx";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import { t, translate } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WholeNumberField } from "../../../ui/whole-number-field.tsx";
import { CalendarChecks } from "./date-filters.tsx";
import { planToSave } from "./plan-draft.ts";
import { usePlanView } from "./plan-view.ts";
import type { PlanDraftState } from "./use-plan-draft.ts";

interface SectionIntentsProps {
  readonly project: Project;
  readonly draft: PlanDraftState;
  readonly engine: () => EngineClient;
}

/** Adds masters and sections that belong together, in one step that is saved at once. */
export function SectionIntents({ project, draft, engine }: SectionIntentsProps) {
  const [dialog, setDialog] = useState<"list" | "meetings">();
  const { add, isBusy, problem } = useAddIntent(project, draft, engine);
  const { calendars } = usePlanView();
  const choose = (intent: SectionIntent) => {
    setDialog(undefined);
    void add(intent);
  };
  const days = draft.plan.sections.find(({ generate }) => generate === "each_day")?.kind;
  return (
    <section aria-label={t("Add pages with their masters")}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <IntentButton disabled={isBusy} onClick={() => setDialog("list")}>
            {t("A list with an index")}
          </IntentButton>
        </li>
        <li>
          <IntentButton disabled={isBusy} onClick={() => void add({ wanted: "quarters" })}>
            {t("A page for each quarter")}
          </IntentButton>
        </li>
        {days !== undefined && (
          <li>
            <IntentButton disabled={isBusy} onClick={() => void add({ wanted: "second_page", days })}>
              {t("Two pages a day")}
            </IntentButton>
          </li>
        )}
        {calendars.length > 0 && (
          <li>
            <IntentButton disabled={isBusy} onClick={() => setDialog("meetings")}>
              {t("A page for each meeting")}
            </IntentButton>
          </li>
        )}
        {hasBirthdays(draft.plan) && (
          <li>
            <IntentButton disabled={isBusy} onClick={() => void add({ wanted: "birthdays" })}>
              {t("A page for each birthday")}
            </IntentButton>
          </li>
        )}
        {sourcesOf(draft.plan).length > 0 && (
          <li>
            <IntentButton disabled={isBusy} onClick={() => void add({ wanted: "agenda" })}>
              {t("A list of events for each month")}
            </IntentButton>
          </li>
        )}
        <li>
          <IntentButton disabled={isBusy} onClick={() => void add({ wanted: "working_days" })}>
            {t("A page for each working day")}
          </IntentButton>
        </li>
      </ul>
      {problem !== undefined && (
        <Notice kind="error" className="mt-3">
          {problem}
        </Notice>
      )}
      {dialog === "list" && (
        <ListDialog
          onClose={() => setDialog(undefined)}
          onAdd={(name, count) => choose({ wanted: "list", name, count })}
        />
      )}
      {dialog === "meetings" && (
        <MeetingsDialog
          calendars={calendars}
          onClose={() => setDialog(undefined)}
          onAdd={(filter) => choose({ wanted: "meetings", ...filter })}
        />
      )}
    </section>
  );
}

interface IntentButtonProps {
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function IntentButton({ children, ...props }: IntentButtonProps) {
  return (
    <Button {...props}>
      <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Button>
  );
}

function useAddIntent(project: Project, { plan, discard }: PlanDraftState, engine: () => EngineClient) {
  const { mutateAsync, isPending } = useAddSections(project);
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const add = async (intent: SectionIntent) => {
    setProblem(undefined);
    setIsMaking(true);
    try {
      const made = await engine().run("addSections", { project: { ...project, plan: planToSave(plan) }, intent });
      if (!made) return;
      await mutateAsync(made);
      discard();
      announce(t("Added: {names}", { names: made.masters.map(({ name }) => name).join(", ") }));
    } catch (reason) {
      setProblem(failureMessage(reason, messages.savePlan));
    } finally {
      setIsMaking(false);
    }
  };
  return { add, isBusy: isMaking || isPending, problem };
}

interface ListDialogProps {
  readonly onClose: () => void;
  readonly onAdd: (name: string, count: number) => void;
}

const listSize = { usual: 20, most: 400 };

function ListDialog({ onClose, onAdd }: ListDialogProps) {
  const [name, setName] = useState("");
  const [count, setCount] = useState<number | undefined>(listSize.usual);
  const [problem, setProblem] = useState<Message>();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = designNameProblem(name, "master");
    setProblem(found);
    if (found) return field.current?.focus();
    onAdd(name.trim(), Math.max(1, Math.min(listSize.most, count ?? listSize.usual)));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("A list with an index")}
      description={t("Numbered pages and an index whose lines lead to them. Each page leads back.")}
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            ref={field}
            label={t("Name of the list")}
            value={name}
            error={problem && translate(problem)}
            onChange={({ target }) => setName(target.value)}
          />
          <WholeNumberField
            className="w-28"
            label={t("Number of pages")}
            min={1}
            max={listSize.most}
            value={count}
            onChange={setCount}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" form={form} kind="primary">
          {t("Add list")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MeetingsDialogProps {
  readonly calendars: readonly string[];
  readonly onClose: () => void;
  readonly onAdd: (filter: { readonly calendars: readonly string[]; readonly words: readonly string[] }) => void;
}

function MeetingsDialog({ calendars, onClose, onAdd }: MeetingsDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(calendars);
  const [words, setWords] = useState<readonly string[]>([]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("A page for each meeting")}
      description={t("Each event with a time gets a page for agenda, notes and actions. It leads to its day and back.")}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          {calendars.length > 1 && <CalendarChecks calendars={calendars} chosen={chosen} onChange={setChosen} />}
          <WordsField label={t("Only with these words")} value={words} onChange={(next) => setWords(next ?? [])} />
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button
          kind="primary"
          onClick={() => onAdd({ calendars: chosen.length < calendars.length ? chosen : [], words })}
        >
          {t("Add pages")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
