import type { Project } from "@octavo/contract";
import { useState } from "react";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { DropFiles } from "../../../ui/drop-files.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { PlanToolbar } from "../plan/plan-toolbar.tsx";
import { usePlanCheck } from "../plan/use-plan-check.ts";
import type { PlanDraftState } from "../plan/use-plan-draft.ts";
import type { LivePlanner } from "../use-live-planner.ts";
import { AddList } from "./add-list.tsx";
import { listsOf } from "./list-draft.ts";
import { ListEditor } from "./list-editor.tsx";
import { ListMessages } from "./list-messages.tsx";
import { isListFile } from "./list-pictures.ts";
import { useListFiles } from "./use-list-files.ts";

interface ListsTabProps {
  readonly project: Project;
  readonly draft: PlanDraftState;
  readonly live: LivePlanner;
}

/** Lists whose rows have pages, such as pupils or clients. They are saved with the plan. */
export function ListsTab({ project, draft, live }: ListsTabProps) {
  const { plan, problem, restored, discard } = draft;
  const lists = listsOf(plan);
  const [chosen, setChosen] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const masters = project.masters.map(({ name }) => name);
  const { check, engine } = usePlanCheck({ plan, masters, sampledKinds: [] });
  const index = Math.max(0, Math.min(chosen, lists.length - 1));
  const files = useListFiles(draft, engine, {
    index,
    onAdded: (added) => {
      setChosen(added);
      setAdding(false);
    },
  });
  const list = lists[index];
  return (
    <DropFiles
      label={t("Drop tables and pictures here")}
      takesFromFolders={isListFile}
      onFiles={(dropped) => void files.addFiles(dropped)}
      className="flex min-h-full flex-col gap-5"
    >
      <PlanToolbar draft={draft} blockingErrors={[]} title={t("Lists")} />
      {restored && (
        <Notice action={<Button onClick={discard}>{t("Discard")}</Button>}>
          {t("Your unsaved plan was restored.")}
        </Notice>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <ListMessages files={files} />
      {lists.length > 1 && (
        <Segments
          label={t("Lists of the plan")}
          options={lists.map(({ name }, i) => [String(i), name])}
          value={String(index)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {list && (
        <ListEditor
          key={index}
          {...{ project, draft, live, list, index, files, engine }}
          check={check}
          onRemoved={() => setChosen(Math.max(0, index - 1))}
        />
      )}
      {!list || isAdding ? (
        <AddList files={files} isFirst={!list} />
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{t("Add another list")}</Button>
        </div>
      )}
    </DropFiles>
  );
}
