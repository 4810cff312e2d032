/** Points of the parts of a score (docs/decisions/0106). A change needs a new `measurementVersion`. */
import { type ScoreReport, scoreWeights } from "@octavo/contract";

const rounded = (points: number) => Math.round(Math.max(0, points) * 10) / 10;

/** A link without a way back counts half. A planner without links has no points. */
export function linkPoints({ total, broken, one_way }: Pick<ScoreReport["links"], "total" | "broken" | "one_way">) {
  if (total === 0) return 0;
  return rounded((scoreWeights.links * (total - broken - one_way / 2)) / total);
}

const perError = 10;
const perWarning = 2;

export function rulePoints(errors: number, warnings: number): number {
  return rounded(scoreWeights.rules - errors * perError - warnings * perWarning);
}

export function devicePoints(fits: number, tested: number): number {
  return rounded((scoreWeights.devices * fits) / tested);
}

export function languagePoints(fits: number, tested: number): number {
  return rounded((scoreWeights.languages * fits) / tested);
}

/** Fonts of a short planner. */
const baseBytes = 100_000;
const lightPage = 2000;
/** Doublings of the size of a light page after which no points are left. */
const doublings = 5;

export function weightPoints(bytes: number, pages: number): number {
  const perPage = Math.max(0, bytes - baseBytes) / pages;
  const above = Math.log2(Math.max(perPage, lightPage) / lightPage) / doublings;
  return rounded(scoreWeights.weight * (1 - above));
}

/** 0 to 100. Parts that were not measured don't count. */
export function totalScore(report: ScoreReport): number {
  const parts = Object.entries(scoreWeights).map(([name, most]) => {
    const part = report[name as keyof ScoreReport];
    return part ? { points: part.points, most } : { points: 0, most: 0 };
  });
  const [points, most] = [
    parts.reduce((sum, each) => sum + each.points, 0),
    parts.reduce((sum, each) => sum + each.most, 0),
  ];
  return Math.round((100 * points) / most);
}
