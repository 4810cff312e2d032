import { useState } from "react";
import { t, tn } from "../../language/t.ts";
import { countErrors } from "../../problems/problem-list.ts";
import { DropFiles } from "../../ui/drop-files.tsx";
import { Tab, TabList, TabPanel } from "../../ui/tabs.tsx";
import { YamlEditor } from "../../yaml-editor/yaml-editor.tsx";
import type { BuildSession, BuildState, YamlDocument } from "./build-session.ts";
import { EditorTools } from "./editor-tools.tsx";
import { type Jump, Problems } from "./problems.tsx";
import { readTextFile } from "./read-text-file.ts";

interface EditorsProps {
  readonly session: BuildSession;
  readonly state: BuildState;
  readonly narrow: boolean;
  readonly hidden: boolean;
  readonly shown: YamlDocument;
  readonly jump: Jump | undefined;
  readonly onJump: (jump: Jump) => void;
}

const names = () => ({ masters: t("Masters"), plan: t("Plan") });
const labels = () => ({ masters: t("Master library, YAML"), plan: t("Plan, YAML") });
const drafts = ["masters", "plan"] as const;

export function Editors({ session, state, narrow, hidden, shown, jump, onJump }: EditorsProps) {
  const [fileProblem, setFileProblem] = useState<string>();
  const openFile = (draft: YamlDocument, file: File) => {
    void readTextFile(file).then(
      (text) => {
        setFileProblem(undefined);
        session.edit(draft, text);
      },
      (reason: Error) => setFileProblem(reason.message),
    );
  };
  return (
    <section
      aria-label={t("Masters and plan")}
      className={`flex min-h-0 min-w-0 flex-col md:max-lg:h-[30rem] lg:w-[46%] lg:border-e ${hidden ? "" : "max-md:flex-1"}`}
    >
      <div className="flex items-center justify-between gap-2 border-b border-rule px-4 sm:px-6">
        <TabList aria-label={narrow ? t("Masters, plan or planner") : t("Masters or plan")}>
          {drafts.map((draft) => (
            <Tab key={draft} value={draft}>
              {names()[draft]}
              <ErrorCount count={errorsIn(draft, state)} />
            </Tab>
          ))}
          {narrow && <Tab value="planner">{t("Planner")}</Tab>}
        </TabList>
        {!hidden && (
          <EditorTools name={names()[shown]} onFile={(file) => openFile(shown, file)} onReset={() => session.reset()} />
        )}
      </div>
      {drafts.map((draft) => (
        <TabPanel key={draft} value={draft} className="min-h-0 flex-1 data-[hidden]:hidden" tabIndex={-1}>
          <DropFiles
            label={t("Drop to replace {name}", { name: names()[draft] })}
            onFiles={([file]) => file && openFile(draft, file)}
            className="h-full"
          >
            <YamlEditor
              document={draft}
              label={labels()[draft]}
              value={state.texts[draft]}
              onChange={(text) => session.edit(draft, text)}
              diagnostics={state.diagnostics}
              wrap={narrow}
              jump={jump?.draft === draft ? jump : undefined}
            />
          </DropFiles>
        </TabPanel>
      ))}
      {fileProblem && (
        <p role="alert" className="border-t border-rule px-4 py-2 text-danger sm:px-6">
          {fileProblem}
        </p>
      )}
      {!hidden && <Problems state={state} onJump={onJump} />}
    </section>
  );
}

function errorsIn(draft: YamlDocument, { diagnostics }: BuildState): number {
  return countErrors(diagnostics.filter(({ at }) => at.document === draft));
}

function ErrorCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-danger px-1.5 text-center text-xs leading-5 font-semibold text-paper tabular-nums">
      {count}
      <span className="sr-only"> {tn(count, "error", "errors")}</span>
    </span>
  );
}
