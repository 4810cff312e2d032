import { type Example, examples, fillExample, loadWords } from "@octavo/starters";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { projects as messages } from "../api/project-messages.ts";
import { useCreateProject } from "../api/projects.ts";
import { t, translate } from "../language/t.ts";
import { exampleProject } from "../projects/example-project.ts";
import { Notice } from "../ui/notice.tsx";
import { usualLocale } from "./planner-language.ts";

const files = import.meta.glob<string>("@library/examples/*.yaml", { query: "?raw", import: "default" });

/** Small projects that show one thing each. One click opens one as a project of one's own. */
export function ExampleList() {
  const { open, opening, problem } = useOpenExample();
  return (
    <>
      {problem !== undefined && (
        <Notice kind="error" className="mb-3">
          {problem}
        </Notice>
      )}
      <ul className="grid gap-3 text-start sm:grid-cols-2 lg:grid-cols-3">
        {examples.map((example) => (
          <li key={example.id} className="flex">
            <button
              type="button"
              disabled={opening !== undefined}
              onClick={() => open(example)}
              className="flex w-full flex-col gap-1 rounded-md border border-edge bg-surface px-4 py-3 text-start hover:border-accent hover:text-accent disabled:opacity-60"
            >
              <span className="font-semibold">{opening === example.id ? t("Opening…") : translate(example.title)}</span>
              <span className="text-[0.9375rem] leading-snug text-ink-soft text-pretty">
                {translate(example.description)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function useOpenExample() {
  const navigate = useNavigate();
  const { mutateAsync } = useCreateProject();
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const open = async (example: Example) => {
    setOpening(example.id);
    setProblem(undefined);
    try {
      const { id } = await mutateAsync(await readExample(example));
      await navigate({ to: "/projects/$projectId", params: { projectId: id } });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.create));
    } finally {
      setOpening(undefined);
    }
  };
  return { open: (example: Example) => void open(example), opening, problem };
}

async function readExample({ id, title, description }: Example) {
  const locale = usualLocale();
  const read = Object.entries(files).find(([path]) => path.endsWith(`/${id}.yaml`))?.[1];
  const [file = "", words] = await Promise.all([read?.(), loadWords(locale)]);
  const { masters, plan } = fillExample(file, locale, words);
  return exampleProject({
    name: translate(title),
    description: translate(description),
    masters_yaml: masters,
    plan_yaml: plan,
  });
}
