import { starters } from "../src/planners/index.ts";
import { choicesOf, combinationsOf, layoutDevices, layoutLocales, problemsOf } from "./layout-cases.ts";

const [, , id, locs, nth = "1", off = "0"] = process.argv;
const found = new Map<string, { n: number; ex: string }>();
let n = 0;
const t = Date.now();
for (const starter of starters.filter((s) => (id === "all" ? s.layouts : s.id === id)))
  for (const d of layoutDevices)
    for (const l of locs === "all" ? layoutLocales : locs!.split(","))
      combinationsOf(starter).forEach((c, i) => {
        if ((i + Number(off)) % Number(nth)) return;
        n++;
        let ps: readonly string[];
        try {
          ps = problemsOf(starter, choicesOf(starter, c, d, l), d);
        } catch (e) {
          ps = ["THROW " + (e as Error).message];
        }
        for (const p of ps) {
          const key = p.replace(/[\d.]+/g, "#").slice(0, 130);
          const e = found.get(key);
          if (e) e.n++;
          else
            found.set(key, {
              n: 1,
              ex: `${starter.id} ${d.id} ${l} ${Object.entries(c)
                .map(([k, v]) => `${k}=${v}`)
                .join(" ")} :: ${p}`,
            });
        }
      });
console.log(n, "cases", ((Date.now() - t) / n).toFixed(0), "ms each");
for (const [k, { n: c, ex }] of [...found].sort((a, b) => b[1].n - a[1].n).slice(0, 40))
  console.log(c, k, "\n     ", ex);
