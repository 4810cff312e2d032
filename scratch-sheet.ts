// node scratch-sheet.ts OUT profile locale hand hours year columns heightPx starter...
import { compile } from "./packages/engine/src/index.ts";
import { nodeWorld, starterLibrary, pagePicture } from "./packages/press/src/index.ts";
import { createPlanner, defaultChoices } from "./packages/starters/src/index.ts";
import { writeFileSync, mkdirSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { encodePng } from "./packages/press/src/png.ts";
const [out = "", profileId = "", locale = "en", hand = "0", hours = "24", year = "2026", columns = "4", height = "900", ...ids] = process.argv.slice(2);
const world = nodeWorld();
const { starters, filesFor } = starterLibrary();
mkdirSync(`${out}/tmp`, { recursive: true });
const profile = world.profiles.find((p) => p.id === profileId)!;
const files: string[] = [];
for (const starter of starters) {
  if (starter.id === "blank" || (ids.length && !ids.includes(starter.id.split("/")[0]!))) continue;
  const landscape = profileId.endsWith("-landscape");
  const choices = { ...defaultChoices(starter, { device: profileId.replace(/-landscape$/, ""), year: Number(year), locale }), landscape, hours: hours as "12", leftHanded: hand === "1", sections: starter.optional.map((o) => o.section) };
  const docs = createPlanner(filesFor(starter, profile)!, choices, world.profiles);
  const c = compile(docs.masters, docs.plan, world);
  for (const m of c.template!.masters) {
    const own = c.template!.page_assignments.filter((a) => a.master_id === m.id);
    const n = own[Math.floor(own.length / 2)]?.page ?? 1;
    const png = await pagePicture(c.document!, c.document!.page(n), profile.display.ppi / 72, world.fonts as never);
    const f = `${out}/tmp/${profileId}-${locale}-${hand}-${hours}-${starter.id}-${m.id.replaceAll(/\W/g, "_")}.png`;
    writeFileSync(f, png); files.push(f);
  }
}
const name = `${out}/${profileId}-${locale}${hand === "1" ? "-left" : ""}${hours === "12" ? "-12h" : ""}`;
const cols = Number(columns), per = cols * 2, h = Number(height);
interface Grey { w: number; h: number; at: Uint8Array }
function read(file: string): Grey {
  const ppm = execFileSync("convert", [file, "ppm:-"], { maxBuffer: 1e8 });
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 60).toString("latin1"))!;
  const [w, H] = [Number(head[1]), Number(head[2])];
  const px = ppm.subarray(head[0].length);
  const src = new Uint8Array(w * H);
  for (let i = 0; i < w * H; i++) src[i] = Math.round((0.3 * px[3 * i]! + 0.59 * px[3 * i + 1]! + 0.11 * px[3 * i + 2]!) / 17) * 17;
  if (h >= H) return { w, h: H, at: src };
  const k = H / h, nw = Math.round(w / k), out = new Uint8Array(nw * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < nw; x++) {
    let sum = 0, area = 0;
    for (let sy = Math.floor(y * k); sy < Math.min(H, (y + 1) * k); sy++) { const wy = Math.min(sy + 1, (y + 1) * k) - Math.max(sy, y * k);
      for (let sx = Math.floor(x * k); sx < Math.min(w, (x + 1) * k); sx++) { const wx = Math.min(sx + 1, (x + 1) * k) - Math.max(sx, x * k); sum += wx * wy * src[sy * w + sx]!; area += wx * wy; } }
    out[y * nw + x] = sum / area;
  }
  return { w: nw, h, at: out };
}
for (let s = 0; s < files.length; s += per) {
  const ims = files.slice(s, s + per).map(read), gap = 10;
  const cw = Math.max(...ims.map((i) => i.w)) + gap, ch = Math.max(...ims.map((i) => i.h)) + gap;
  const W = cw * Math.min(cols, ims.length) + gap, H = ch * Math.ceil(ims.length / cols) + gap;
  const pixels = new Uint8Array(W * H * 4).fill(110);
  ims.forEach((im, i) => { for (let y = 0; y < im.h; y++) for (let x = 0; x < im.w; x++) pixels.fill(im.at[y * im.w + x]!, ((gap + Math.floor(i / cols) * ch + y) * W + gap + (i % cols) * cw + x) * 4, ((gap + Math.floor(i / cols) * ch + y) * W + gap + (i % cols) * cw + x) * 4 + 4); });
  writeFileSync(`${name}-${s / per + 1}.png`, encodePng({ width: W, height: H, pixels } as never));
  console.log(`${name}-${s / per + 1}.png ${W}x${H}`);
}
