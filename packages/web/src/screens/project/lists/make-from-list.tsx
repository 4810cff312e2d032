import { useState } from "react";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { useAddIntent } from "../plan/use-add-intent.ts";
import { kindsOfList } from "./list-draft.ts";
import type { ListEditing } from "./list-editing.ts";
import { useRowPlanners } from "./use-row-planners.ts";

interface MakeFromListProps extends ListEditing {
  readonly count: number;
}

/** Pages for the rows in this planner, and a planner for each row. */
export function MakeFromList({ project, draft, live, list, engine, count }: MakeFromListProps) {
  const pages = useAddIntent(project, draft, engine);
  const [hasNotes, setHasNotes] = useState(false);
  const [problem, setProblem] = useState<string>();
  const planners = useRowPlanners({ project: live.project, list: list.name, onProblem: setProblem });
  const hasPages = kindsOfList(draft.plan.sections, list.name).length > 0;
  const shown = pages.problem ?? problem;
  const { progress } = planners;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          kind={hasPages ? "plain" : "primary"}
          disabled={count === 0 || pages.isBusy}
          onClick={() => void pages.add({ wanted: "rows", values: { list: list.name, notes: hasNotes } })}
        >
          {t("Add a page for each row")}
        </Button>
        <Button
          disabled={count === 0 || !live.isReady || progress !== undefined}
          onClick={() => {
            setProblem(undefined);
            void planners.make();
          }}
        >
          {t("Download a planner for each row")}
        </Button>
      </div>
      <CheckField checked={hasNotes} onChange={({ target }) => setHasNotes(target.checked)}>
        {t("With a page of notes behind each page")}
      </CheckField>
      <p className="text-sm leading-snug text-ink-soft text-pretty">
        {t(
          "Pages come with an index that links to them. A planner for each row has the row's name and, in columns start_date and end_date, its own dates.",
        )}
      </p>
      {progress && (
        <div className="flex items-end gap-3">
          <Progress
            label={t("Planner {count} of {total}", { count: progress.made, total: progress.total })}
            done={progress.total > 0 ? progress.made : undefined}
            total={progress.total}
          />
          <Button onClick={planners.cancel}>{t("Cancel")}</Button>
        </div>
      )}
      {shown !== undefined && <Notice kind="error">{shown}</Notice>}
    </div>
  );
}
