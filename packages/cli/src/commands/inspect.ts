import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describeAltered, describeEarlier, type Edition, isEarlierPage } from "@octavo/engine";
import { formatMessage, licenceName, type WorkRights } from "@octavo/foundation";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { readEditionFile } from "../editions.ts";
import { openOutput } from "../output.ts";
import { formatCount, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo inspect PDF

Prints what a PDF of Octavo contains about itself: its pages with their sizes and the areas to write on, whether it contains
its project, and which pages another program inserted, deleted or moved.

Options:
      --json            print one JSON object with all pages, in the order of the file
      --documents DIR   also write the project of the PDF into this folder: masters.yaml and plan.yaml

Examples:
  octavo inspect planner.pdf
  octavo inspect planner.pdf --json | jq '.pages[26]'
  octavo inspect planner.pdf --documents planner
`;

export const inspect: Command = {
  help,
  options: { json: { type: "boolean" }, documents: { type: "string" } },
  run,
};

async function run(given: Arguments): Promise<number> {
  const [path, ...more] = given.positionals;
  if (path === undefined || more.length > 0) throw new UsageError("Name one PDF, as in: octavo inspect planner.pdf");
  const edition = await readEditionFile(path);
  const folder = given.text("documents");
  if (folder !== undefined) await writeDocuments(edition, path, folder);
  if (given.flag("json")) printLine(JSON.stringify(described(edition), null, 2));
  else for (const line of lines(edition, path)) printLine(line);
  return exitCodes.fine;
}

async function writeDocuments({ project }: Edition, path: string, folder: string): Promise<void> {
  if (!project) throw new UsageError(`${path} does not contain its project.`);
  await mkdir(folder, { recursive: true });
  const masters = await openOutput(join(folder, "masters.yaml"), []);
  const plan = await openOutput(join(folder, "plan.yaml"), []);
  await masters.write([Buffer.from(project.masters_yaml)]);
  await plan.write([Buffer.from(project.plan_yaml)]);
}

function described({ manifest, project }: Edition) {
  return { ...manifest, has_project: project !== undefined };
}

function lines({ manifest: { pages, altered, rights }, project }: Edition, path: string): readonly string[] {
  const sections = Map.groupBy(
    pages.filter((page) => !isEarlierPage(page)),
    ({ identity }) => identity.split("/", 1)[0] ?? "",
  );
  const rows = [...sections].map(([section, found]) => {
    const areas = found.reduce((sum, { boxes }) => sum + boxes.length, 0);
    return `  ${replaceControlCharacters(section)}: ${formatCount(found.length, "page")}, ${formatCount(areas, "area")} to write on`;
  });
  const count = formatCount(pages.length + (altered?.inserted.length ?? 0), "page");
  const remarks = [...(altered ? describeAltered(altered) : []), ...describeEarlier(pages)].map(
    (words) => `${formatMessage(words)}.`,
  );
  const head = `${path}  ${count}, ${project ? "with" : "without"} its project`;
  return [head, ...(rights ? rightsLines(rights) : []), ...rows, ...remarks];
}

function rightsLines({ author, licence, sources }: WorkRights): readonly string[] {
  const by = author === "" ? "" : `, by ${author}`;
  const stated = `  ${licence === null ? "no licence stated" : licenceName(licence)}${by}`;
  const origin = sources.map(
    (work) =>
      `  based on "${work.name}" by ${work.author}${work.licence === null ? "" : `, ${licenceName(work.licence)}`}`,
  );
  return [stated, ...origin].map(replaceControlCharacters);
}
