/** Changes of the device: planners of all starters with added lists, on all devices, without new problems. */
import { findProfile } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { suitsStarters } from "../src/device-page.ts";
import { starters } from "../src/planners/index.ts";
import { aPlanner, problemsOf, withChoices, withSections } from "./added-sections.ts";

const world = nodeWorld();
const devices = world.profiles.map(({ id }) => id).filter((id) => !id.endsWith("-landscape"));
const suitable = devices.filter((id) => {
  const profile = findProfile(world.profiles, id);
  return profile !== undefined && suitsStarters(profile);
});

const planners = starters.filter(({ isMeasured, id }) => !isMeasured && id !== "blank");

test.each(planners)("$id with lists is on each device as if it had been made for it", (starter) => {
  const extended = (device: string) =>
    [
      { wanted: "list", values: { name: "Reading", count: 20 } },
      { wanted: "list", values: { name: "Ideas", count: 47 } },
      { wanted: "rows", values: { list: "Pupils" } },
    ].reduce((all, one) => withSections(all, one), aPlanner(starter, { device }));
  const project = extended("remarkable-2");
  expect(problemsOf(project)).toEqual([]);
  for (const device of suitable) {
    const changed = withChoices(starter, project, { device });
    expect(problemsOf(changed.project), device).toEqual([]);
    const designs = changed.project.masters.map(({ name, widgets }) => ({ name, widgets }));
    const made = extended(device).masters.map(({ name, widgets }) => ({ name, widgets }));
    expect(designs, device).toEqual(made);
  }
  process.stdout.write(`figure: ${suitable.length} devices\n`);
});
