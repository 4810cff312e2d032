import { writeFileSync } from "node:fs";
import { compile, emitPdf, lintTemplate } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { deflate, latin1, nodeWorld, starterWorld } from "@octavo/press";
import { defaultChoices, profileOf, readChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { starters } from "../src/planners/index.ts";

const world = nodeWorld();
const [, , out, id, device, locale, ...pairs] = process.argv;
const drawing = await starterWorld(locale!);
const starter = starters.find((s) => s.id === id)!;
const defaults = {
  ...defaultChoices(starter, { device: device!, year: 2027, locale: locale! }),
  from: "2027-01-01",
  to: "2027-02-28",
};
const written = Object.fromEntries(pairs.map((p) => p.split("=")));
const { choices, problems } = readChoices(written, { starter, profiles: world.profiles, defaults });
for (const p of problems) console.log("PROBLEM", p.name, p.code, p.known.join());
const docs = createPlanner(starter, choices, drawing);
const { document, template, diagnostics } = compile(docs.masters, docs.plan, world);
for (const d of diagnostics) console.log("DIAG", formatMessage(d.message));
const profile = profileOf(choices, world.profiles)!;
for (const { code, master, widget_id, message } of lintTemplate(template!, profile, world))
  console.log("LINT", code, master, widget_id, formatMessage(message));
const chunks: Uint8Array[] = [];
for await (const c of emitPdf(document!, { deflate, latin1, fonts: world.fonts })) chunks.push(c);
writeFileSync(out!, Buffer.concat(chunks));
const firsts = new Map<string, number>();
for (const a of template!.page_assignments) {
  const m = a.master_id!;
  if (!firsts.has(m)) firsts.set(m, a.page);
}
console.log(JSON.stringify(Object.fromEntries(firsts)));
