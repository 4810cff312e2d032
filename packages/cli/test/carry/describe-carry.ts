/** Runs of `octavo carry`, judged by what poppler shows. Nothing here reads what a PDF says about itself. */
import { afterAll, describe, expect, test } from "vitest";
import { type CarryJudgement, runCarry } from "./carry-run.ts";
import type { Writer } from "./writers.ts";

export function describeCarry(base: number, count: number, writers: readonly Writer[]): void {
  const judgements: CarryJudgement[] = [];
  afterAll(() => console.log(`figure: ${figures(base, judgements)}`));
  describe("handwriting on the next edition", () => {
    test.each(
      Array.from({ length: count }, (_, i) => [(writers[i % writers.length] as Writer).name, base, i] as const),
    )(
      "is beside the same marks, or listed (%s, seed %i, run %i)",
      async (_name, seed, index) => {
        const judgement = await runCarry(seed, index, writers[index % writers.length] as Writer);
        judgements.push(judgement);
        expect(judgement.violations, judgement.title).toEqual([]);
      },
      300_000,
    );

    test("is mostly beside the same marks", () => {
      const sum = (number: (judgement: CarryJudgement) => number) =>
        judgements.reduce((total, each) => total + number(each), 0);
      expect(sum(({ strokes }) => strokes)).toBeGreaterThan(count * 10);
      expect(sum(({ same }) => same)).toBeGreaterThan(sum(({ strokes }) => strokes) / 2);
    });
  });
}

function figures(base: number, judgements: readonly CarryJudgement[]): string {
  const sum = (number: (judgement: CarryJudgement) => number) =>
    judgements.reduce((total, each) => total + number(each), 0);
  return [
    `carry: seed ${base}, ${judgements.length} runs, ${sum(({ strokes }) => strokes)} strokes`,
    `${sum(({ same }) => same)} beside the same marks (${sum(({ moved }) => moved)} moved)`,
    `${sum(({ listed }) => listed)} listed beside others`,
    `${sum(({ atEnd }) => atEnd)} on pages at the end`,
    `${sum(({ violations }) => violations.length)} lost or displaced without a word`,
  ].join(", ");
}
