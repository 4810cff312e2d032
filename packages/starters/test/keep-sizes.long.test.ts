/** Problems of all starters on other devices: without scaling not more than with it. */
import { expect, test } from "vitest";
import { starters } from "../src/planners/index.ts";
import { documentsOf, fitted } from "./keep-sizes.ts";

const devices = [
  "boox-go-7",
  "boox-note-air-4c",
  "boox-palma-2",
  "boox-tab-x-c",
  "kindle-basic",
  "kindle-scribe",
  "kindle-scribe-3",
  "kobo-elipsa-2e",
  "remarkable-paper-pro",
  "remarkable-paper-pro-move",
  "supernote-manta",
  "supernote-nomad",
];

/** Without the test page, whose samples have the sizes of the device that it is drawn for. */
const planners = starters.filter(({ isMeasured }) => !isMeasured).map(({ id }) => id);

test.each(planners)("%s has no more problems on any device than scaled, and its links work", (id) => {
  const documents = documentsOf(id);
  for (const device of devices) {
    const [scaled, kept] = ([true, "keep_sizes"] as const).map(
      (fit) => fitted(documents, device, fit, true).diagnostics,
    );
    expect(kept?.length, device).toBeLessThanOrEqual(scaled?.length ?? 0);
    expect(kept?.filter(({ code }) => code === "unknown_destination")).toEqual([]);
  }
});
