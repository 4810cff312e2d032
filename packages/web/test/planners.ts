/** Planners for January and February. A year takes five times as long to compile. */
import dailyMasters from "@library/daily/masters.yaml?raw";
import dailyPlan from "@library/daily/plan.yaml?raw";
import sampleMasters from "@library/sample/masters.yaml?raw";
import samplePlan from "@library/sample/plan.yaml?raw";

const untilFebruary = (plan: string) => plan.replace("2026-12-31", "2026-02-28");

export const daily = { masters_yaml: dailyMasters, plan_yaml: untilFebruary(dailyPlan) };
export const sample = { masters_yaml: sampleMasters, plan_yaml: untilFebruary(samplePlan) };
