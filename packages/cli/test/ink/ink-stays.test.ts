/**
 * Random changes of planners with handwriting on them, judged by what poppler shows. Nothing here reads what a PDF says about
 * itself: the verdict of the command line is compared with the look of both editions.
 */
import { isLong } from "@octavo/foundation/testing";
import { afterAll, describe, expect, inject, test } from "vitest";
import { runChain } from "./chain.ts";
import { type Judgement, runOnce } from "./run.ts";

const count = isLong() ? 150 : 2;

/** `INK_SEED` repeats the runs of a seed. */
const base = Number(process.env["INK_SEED"] ?? inject("seed") ?? Date.now() % 1_000_000);

/** Runs that may be called unsafe although nothing changed: 3 %, or one of a few. */
const mostNeedless = Math.max(1, Math.floor(count * 0.03));

const judgements: Judgement[] = [];

function figures(): string {
  const sum = (number: (judgement: Judgement) => number) => judgements.reduce((total, each) => total + number(each), 0);
  const withOutcome = (outcome: Judgement["outcome"]) => judgements.filter((each) => each.outcome === outcome).length;
  return [
    `ink: seed ${base}, ${judgements.length} runs, ${sum(({ pages }) => pages)} pages, ${sum(({ strokes }) => strokes)} strokes`,
    `${withOutcome("safe")} safe, ${withOutcome("unsafe")} unsafe, ${withOutcome("refused")} refused`,
    `${judgements.filter(({ isNeedless }) => isNeedless).length} needless, on ${sum((each) => each.needlessPages.length)} pages`,
    `${sum(({ silent }) => silent)} silent displacements`,
  ].join(", ");
}

afterAll(() => console.log(`figure: ${figures()}`));

describe("an update that is called safe", () => {
  test.each(Array.from({ length: count }, (_, i) => [base, i] as const))(
    "leaves the surroundings of ink as they were (seed %i, run %i)",
    async (seed, index) => {
      const judgement = await runOnce(seed, index);
      judgements.push(judgement);
      expect(judgement.violations, judgement.title).toEqual([]);
    },
    300_000,
  );

  test("is rarely refused without need", () => {
    const needless = judgements.filter(({ isNeedless }) => isNeedless);
    expect(needless.length, needless.map(({ title }) => title).join("\n")).toBeLessThanOrEqual(mostNeedless);
  });
});

const chains = isLong() ? (["weekly", "daily", "habits", "monthly"] as const) : (["weekly"] as const);
const steps = isLong() ? 12 : 2;

test.each(chains)(
  "a chain of monthly updates of %s displaces no ink silently",
  async (starter) => {
    const links = await runChain(starter, steps, base);
    const safe = links.filter(({ outcome }) => outcome === "safe").length;
    console.log(`figure: ink: ${steps} monthly updates of ${starter}, ${safe} safe`);
    expect(links.flatMap(({ violations }) => violations)).toEqual([]);
  },
  600_000,
);
