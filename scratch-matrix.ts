import { compile, emitPdf, lintTemplate } from "./packages/engine/src/index.ts";
import { nodeWorld, starterLibrary, deflate } from "./packages/press/src/index.ts";
import { createPlanner, defaultChoices, profileOf } from "./packages/starters/src/index.ts";
import { formatMessage } from "./packages/engine/src/foundation/message.ts";
const world = nodeWorld();
const { starters, filesFor } = starterLibrary();
const t: Record<string, number> = {};
const time = <T>(n: string, f: () => T) => { const s = performance.now(); const r = f(); t[n] = (t[n] ?? 0) + performance.now() - s; return r; };
const [years, hands, locales, hourss, part = "0/1"] = [(process.argv[2] ?? "2026").split(","), (process.argv[3] ?? "0,1").split(","), (process.argv[4] ?? "en,pl").split(","), (process.argv[5] ?? "12").split(","), process.argv[6]];
const [pi, pn] = part.split("/").map(Number);
const only = process.argv[7]?.split(",");
const nth = Number(process.argv[8] ?? 1);
const seen = new Map<string, { n: number; where: string }>();
let n = 0, pages = 0;
let k = 0;
for (const starter of starters) {
  if (only && !only.includes(starter.id)) continue;
  for (const profile of world.profiles) {
    if (k++ % pn !== pi || Math.floor(k / pn) % nth) continue;
    const landscape = profile.id.endsWith("-landscape");
    const device = profile.id.replace(/-landscape$/, "");
    for (const locale of locales) for (const year of years) for (const hand of hands) for (const hours of hourss) {
      const choices = { ...defaultChoices(starter, { device, year: Number(year), locale }), landscape, hours: hours as "12", leftHanded: hand === "1", sections: starter.optional.map((o) => o.section) };
      const files = time("files", () => filesFor(starter, profile));
      const say = (m: string) => { const key = `${starter.id}: ${m}`; const e = seen.get(key) ?? { n: 0, where: `${profile.id} ${locale} ${year} left=${hand} ${hours}` }; e.n++; seen.set(key, e); };
      if (!files) { say("not offered"); continue; }
      const docs = time("create", () => createPlanner(files, choices, world.profiles));
      const c = time("compile", () => compile(docs.masters, docs.plan, world));
      n++;
      for (const d of c.diagnostics) say(`diag ${d.code} ${formatMessage(d.message)}`);
      if (!c.document || !c.template) continue;
      pages += c.document.pageCount;
      for (const p of time("lint", () => lintTemplate(c.template!, profile, world))) say(`lint ${p.code} ${p.master}/${p.widget_id} ${formatMessage(p.message)}`);
      if (process.env.PDF) { let size = 0; time("pdf", () => { for (const chunk of emitPdf(c.document as never, { deflate } as never)) size += (chunk as Uint8Array).length; }); if (size > (starter.id === "daily" ? 800e3 : 400e3)) say(`size ${size}`); }
      if (process.env.LINKS) time("links", () => {
        const links = [[] as number[]];
        for (let i = 1; i <= c.document!.pageCount; i++) links.push(c.document!.page(i).links.map(({ target }) => target.to === "page" ? target.page : 0));
        if (links.flat().some((p) => p < 1 || p > c.document!.pageCount)) say("dead link");
        let r = new Set([1]); for (let i = 0; i < 2; i++) r = new Set([...r, ...[...r].flatMap((p) => links[p] ?? [])]);
        for (let i = 1; i < links.length; i++) if (!r.has(i)) say("beyond two taps");
      });
    }
  }
}
for (const [m, e] of seen) console.log(e.n, m, "|", e.where);
console.log(n, "planners", pages, "pages", Object.fromEntries(Object.entries(t).map(([a, b]) => [a, Math.round(b)])));
