import { join } from "node:path";
import { deviceProfiles } from "@octavo/press";
import { starters } from "@octavo/starters";
import { program, runNode, scratch } from "../fresh-process.ts";
import { interleaved, median } from "../measure.ts";
import { type Effort, measured, type Row, seconds } from "../row.ts";

const devices = ["remarkable-2", "remarkable-paper-pro", "kindle-scribe", "supernote-nomad", "boox-note-air-4c"].concat(
  "kobo-elipsa-2e",
);
const locales = ["en", "de", "pl"];
const hands = ["right", "left"];

const what = "36 variants of the daily starter with one command, against 36 single builds";

const everyStarter = "every starter in 4 languages, against one by one";

export async function variantsRows({ processes }: Effort): Promise<readonly Row[]> {
  return [
    ...(await measured(what, () => variantsRow(Math.ceil(processes / 3)))),
    ...(await measured(everyStarter, () => startersRow(processes))),
  ];
}

/** Takes about 40 minutes of processor time. */
export const everyVariantRows = () => measured(everyStarter, () => startersRow(uprightDevices().length));

const uprightDevices = () => deviceProfiles().flatMap(({ id }) => (id.endsWith("-landscape") ? [] : [id]));

/** Every starter on a sample of devices: as many as `sample`, evenly from the list of all. */
async function startersRow(sample: number): Promise<Row> {
  const all = uprightDevices();
  const chosen = Array.from({ length: sample }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / sample)] ?? "");
  const languages = ["en", "de", "fr", "pl"];
  let [together, apart] = [0, 0];
  for (const { id } of starters.filter((starter) => starter.id !== "blank")) {
    const base = join(scratch, `variants-${id}`);
    const make = [program, "new", id, "--year", "2027"];
    await runNode([...make, "--profile", "remarkable-2", "--documents", base]);
    const axes = [`devices=${chosen.join(",")}`, `locales=${languages.join(",")}`];
    const pattern = join(base, "{device}-{locale}.pdf");
    together += (await runNode([program, "build", ...documentsIn(base), "--matrix", ...axes, "-o", pattern])).usage
      .cpuMs;
    for (const device of chosen)
      for (const locale of languages) {
        const choices = ["--profile", device, "--locale", locale, "-o", join(base, "single.pdf")];
        apart += (await runNode([...make, ...choices])).usage.cpuMs;
      }
  }
  const share = together / apart;
  const shown = `${seconds(together)} against ${seconds(apart)}, ${Math.round(share * 100)} %`;
  return {
    what: `${everyStarter}, on ${sample} of ${all.length} devices`,
    other: "–",
    target: "–",
    ours: shown,
    figures: { cpu_ms: together, singles_cpu_ms: apart, share },
  };
}

/** All measured commands end with all PDFs on the disk. */
async function variantsRow(rounds: number): Promise<Row> {
  const singles = await writeDocuments();
  const base = join(scratch, "variants-base");
  await runNode([program, "new", "daily", "--year", "2027", "--profile", "remarkable-2", "--documents", base]);
  const axes = [`devices=${devices.join(",")}`, `locales=${locales.join(",")}`, `hands=${hands.join(",")}`];
  const pattern = join(scratch, "{name}-{device}-{locale}-{hand}.pdf");
  const matrix = async () => {
    const { usage } = await runNode([program, "build", ...documentsIn(base), "--matrix", ...axes, "-o", pattern]);
    return usage.cpuMs;
  };
  const oneByOne = async () => {
    let cpuMs = 0;
    for (const folder of singles) {
      const build = [program, "build", ...documentsIn(folder), "-o", `${folder}.pdf`];
      cpuMs += (await runNode(build)).usage.cpuMs;
    }
    return cpuMs;
  };
  // The first run only fills the compile cache.
  await matrix();
  const times = await interleaved(rounds, { matrix, oneByOne });
  const [together, apart] = [median(times.matrix), median(times.oneByOne)];
  const share = together / apart;
  return {
    what,
    other: "–",
    target: "≤ 40 %",
    ours: `${seconds(together)} against ${seconds(apart)}, ${Math.round(share * 100)} %`,
    met: share <= 0.4,
    figures: { cpu_ms: together, singles_cpu_ms: apart, share },
  };
}

const documentsIn = (folder: string) => [join(folder, "masters.yaml"), join(folder, "plan.yaml")];

/** Writes the documents of each variant, and returns their folders. */
async function writeDocuments(): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const device of devices)
    for (const locale of locales)
      for (const hand of hands) {
        const folder = join(scratch, `single-${device}-${locale}-${hand}`);
        const choices = ["--profile", device, "--locale", locale, ...(hand === "left" ? ["--left-handed"] : [])];
        await runNode([program, "new", "daily", "--year", "2027", ...choices, "--documents", folder]);
        folders.push(folder);
      }
  return folders;
}
