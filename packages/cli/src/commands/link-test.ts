import { compile, findProfile } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { linkTestDocuments, linkTests, withTestLinks } from "@octavo/starters";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { profileOption } from "../document-options.ts";
import { openOutput } from "../output.ts";
import { printLine } from "../terminal.ts";
import { summarizeResult, writePdf } from "../write-pdf.ts";

const help = `
octavo link-test --profile DEVICE -o PDF

Makes a PDF with a link of each kind that readers of devices treat differently, to tap on a device. Each has a number, which the
form devices/link-test.md asks for. "octavo new device-test" makes the planner that shows greys, type and edges.

Options:
      --profile ID    the device (octavo profiles)
  -o, --output FILE   file for the PDF; "-" is standard output

Examples:
  octavo link-test --profile remarkable-2 -o links.pdf
`;

export const linkTest: Command = {
  help,
  options: { profile: { type: "string" }, output: { type: "string", short: "o" } },
  run,
};

async function run(given: Arguments): Promise<number> {
  if (given.positionals.length > 0)
    throw new UsageError(
      "octavo link-test takes no document, as in: octavo link-test --profile remarkable-2 -o links.pdf",
    );
  const [written, path] = [given.text("profile"), given.text("output")];
  if (written === undefined) throw new UsageError("Name the device, as in: --profile remarkable-2 (octavo profiles)");
  if (path === undefined) throw new UsageError("Name the PDF to write, as in: -o links.pdf");
  const world = nodeWorld();
  profileOption(world, written);
  const device = findProfile(world.profiles, written);
  if (!device) throw new Error(`The device "${written}" is gone.`);
  const output = await openOutput(path, []);
  const { masters_yaml, plan_yaml } = linkTestDocuments(device);
  const compilation = compile(masters_yaml, plan_yaml, world);
  if (!compilation.document) throw new Error("The link test cannot be compiled.");
  const result = await writePdf(withTestLinks(compilation.document, device), world, output, { manifest: false });
  printLine(summarizeResult(path, result, compilation));
  if (result.links !== linkTests(0).length) throw new Error("The link test lacks links.");
  return exitCodes.fine;
}
