import { type Compilation, type CompileOptions, compile, render } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { type Documents, formatDiagnostic, reportedDiagnostic, sortDiagnostics, summarize } from "../diagnostics.ts";
import { profileOption } from "../document-options.ts";
import { dateHelp, dateOptions, readGivenDates } from "../given-dates.ts";
import { listHelp, listOptions, readGivenLists } from "../given-lists.ts";
import { readDocument, standardStream } from "../read-document.ts";
import { formatCount, printLine } from "../terminal.ts";

const help = `
octavo check MASTERS PLAN
octavo check TEMPLATE

Says everything that is wrong or doubtful in documents, a line for each with its place, and writes nothing. (×365) behind a
sentence means that the same thing was met 365 times. The exit code is 1 when there is an error and 0 otherwise.

Options:
      --profile ID      the device, instead of the one that the document names
${dateHelp}
${listHelp}
      --json            print one JSON object, and nothing else

Examples:
  octavo check masters.yaml plan.yaml
  octavo check template.yaml
  octavo check masters.yaml plan.yaml --dates family.ics
  octavo check masters.yaml plan.yaml --data pupils=pupils.csv
  octavo check masters.yaml plan.yaml --json | jq '.diagnostics[].code'
`;

export const check: Command = {
  help,
  options: { profile: { type: "string" }, ...dateOptions, ...listOptions, json: { type: "boolean" } },
  run,
};

async function run(given: Arguments): Promise<number> {
  const world = nodeWorld();
  const named = await readDocuments(given.positionals);
  if (named.template && given.flag("dates"))
    throw new UsageError(
      "--dates needs masters and plan, as in: octavo check masters.yaml plan.yaml --dates family.ics",
    );
  if (named.template && given.flag("data"))
    throw new UsageError(
      "--data needs masters and plan, as in: octavo check masters.yaml plan.yaml --data pupils=pupils.csv",
    );
  const { lists, files } = await readGivenLists(given);
  const documents = { ...named, lists: files };
  const { calendars, isAccepted } = await readGivenDates(given);
  const compilation = compileAny(documents, world, {
    ...profileOption(world, given.text("profile")),
    calendars,
    lists,
  });
  if (!isAccepted()) return exitCodes.documents;
  const diagnostics = sortDiagnostics(compilation.diagnostics, documents);
  if (given.flag("json")) {
    const pages = compilation.document?.pageCount ?? 0;
    printLine(JSON.stringify({ pages, diagnostics: diagnostics.map(reportedDiagnostic) }, null, 2));
  } else report({ ...compilation, diagnostics }, documents);
  return compilation.document ? exitCodes.fine : exitCodes.documents;
}

async function readDocuments([first, second, ...more]: readonly string[]): Promise<Documents> {
  if (first === undefined || more.length > 0)
    throw new UsageError("Name a template, or masters and plan, as in: octavo check masters.yaml plan.yaml");
  if (second === undefined) return { template: await readDocument(first) };
  if (first === standardStream && second === standardStream)
    throw new UsageError("Only one of the two documents can come from standard input.");
  return { masters: await readDocument(first), plan: await readDocument(second) };
}

function compileAny(
  { masters, plan, template }: Documents,
  world: ReturnType<typeof nodeWorld>,
  options: CompileOptions,
): Compilation {
  const checked = { ...options, lint: true };
  if (masters && plan) return compile(masters.text, plan.text, world, checked);
  return render(template?.text ?? "", world, checked);
}

function report({ document, diagnostics }: Compilation, documents: Documents): void {
  for (const diagnostic of diagnostics) printLine(formatDiagnostic(diagnostic, documents, process.stdout));
  const pages = document ? formatCount(document.pageCount, "page") : "";
  printLine([pages, summarize(diagnostics) || "no problems found"].filter((part) => part !== "").join(", "));
}
