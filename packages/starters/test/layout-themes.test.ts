/** Layouts in all themes: each value that is offered changes a page. */

import { findProfile, type Project } from "@octavo/engine";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices, deviceOf, type PlannerChoices } from "../src/choices.ts";
import { drawPlanner } from "../src/create-planner.ts";
import { themesFor } from "../src/device-page.ts";
import { offers } from "../src/read-choices.ts";
import { layoutDevices, withLayouts } from "./layout-cases.ts";

const { profiles } = nodeWorld();
const world = await starterWorld();

interface Case {
  readonly starter: (typeof withLayouts)[number];
  readonly device: string;
  readonly theme: string;
}

const cases: readonly Case[] = withLayouts.flatMap((starter) =>
  layoutDevices.flatMap((profile) =>
    themesFor(starter, profile).map(({ id }) => ({ starter, device: profile.id, theme: id })),
  ),
);

function drawn({ starter, device, theme }: Case, layouts: PlannerChoices["layouts"]): string {
  const place = deviceOf(device);
  const defaults = defaultChoices(starter, { device: place.device, year: 2027, locale: "en" });
  const sections = starter.optional.map(({ section }) => section);
  const { masters }: Project = drawPlanner(starter, { ...defaults, ...place, theme, sections, layouts }, world).project;
  return JSON.stringify(masters);
}

/** Values that draw what another value of the layout draws. */
function idleValues(one: Case): readonly string[] {
  const profile = findProfile(profiles, one.device);
  return (one.starter.layouts ?? []).flatMap((layout) => {
    if (layout.kind !== "one" || !profile) return [];
    const offered = layout.values
      .map(({ value }) => value)
      .filter((value) => offers(layout, value, profile, one.theme));
    const pages = offered.map((value) => drawn(one, { [layout.id]: value }));
    return offered
      .filter((_, i) => pages.indexOf(pages[i] ?? "") !== i)
      .map((value) => `${one.starter.id} ${one.device} ${one.theme}: ${layout.id}=${value}`);
  });
}

describe("each layout that a theme has room for", () => {
  // A prime, so that all devices and themes occur.
  test("changes a page", { timeout: 20 * 60_000 }, () => {
    expect(sampled(cases, 877, 0).flatMap(idleValues)).toEqual([]);
  });
});
