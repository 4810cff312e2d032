import type { Problem } from "@octavo/engine";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../test/studio.tsx";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { useProblems } from "./device-problems.tsx";

const problems = (count: number): readonly Problem[] =>
  Array.from({ length: count }, () => ({ severity: "warning", code: "too_small", message: { text: "Small" }, at: {} }));

/** Checks that end when the test says so. */
function heldChecks() {
  const answers = new Map<object, (found: readonly Problem[]) => void>();
  const run = (_: string, { project }: { readonly project: object }) =>
    new Promise<readonly Problem[]>((resolve) => answers.set(project, resolve));
  const end = (project: object, count: number) => answers.get(project)?.(problems(count));
  return { engine: { run } as unknown as Pick<EngineClient, "run">, end };
}

const [plain, planner] = [
  { masters: [], pages: [] },
  { masters: [], pages: [] },
];
const sources = [{ project: plain }, { project: planner }] as const;

it("shows the problems of the project on screen, also if the check of the earlier one ends last", async () => {
  const { engine, end } = heldChecks();
  function Counted() {
    const [shown, setShown] = useState<0 | 1>(0);
    const found = useProblems(engine, sources[shown]);
    return (
      <button type="button" onClick={() => setShown(1)}>
        {found ? `${found.length} problems` : "checking"}
      </button>
    );
  }
  void show(<Counted />);
  const button = page.getByRole("button");
  await expect.element(button).toHaveTextContent("checking");
  await button.click();
  end(planner, 0);
  await expect.element(button).toHaveTextContent("0 problems");
  end(plain, 217);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(button).toHaveTextContent("0 problems");
});
