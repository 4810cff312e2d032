import { compareEditions } from "@octavo/engine";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { comparisonLines, readEditionFile } from "../editions.ts";
import { printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo compare OLD NEW

Says whether the PDF on a tablet can be replaced by a new one without losing handwriting. Tablets keep handwriting by the number of
the page. Both PDFs must be from Octavo. With "octavo build --update OLD", pages keep their numbers.

Options:
      --json   print one JSON object: the verdict, and all pages that moved, are missing, changed, are new, or are not from Octavo

Exit codes: 0 safe to replace, 3 handwriting would land on other pages, or something else is printed around it.

Examples:
  octavo compare tablet.pdf planner.pdf
  octavo compare tablet.pdf planner.pdf --json | jq .moved
`;

export const compare: Command = { help, options: { json: { type: "boolean" } }, run };

async function run(given: Arguments): Promise<number> {
  const [earlier, later, ...more] = given.positionals;
  if (earlier === undefined || later === undefined || more.length > 0)
    throw new UsageError("Name two PDFs, as in: octavo compare tablet.pdf planner.pdf");
  const [before, after] = [await readEditionFile(earlier), await readEditionFile(later)];
  const comparison = compareEditions(before.manifest, after.manifest);
  if (given.flag("json")) printLine(JSON.stringify(comparison, null, 2));
  else for (const line of comparisonLines(comparison, remedyFor(earlier))) printLine(line);
  return comparison.is_safe ? exitCodes.fine : exitCodes.unsafe;
}

function remedyFor(earlier: string): string {
  return `To keep them in place, build the new PDF with --update ${replaceControlCharacters(earlier)}`;
}
