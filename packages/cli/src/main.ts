import { MessageError, nearest } from "@octavo/foundation";
import { type Command, exitCodes, parseArguments, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { bold, printError, printLine } from "./terminal.ts";

/** Runs a command line and returns the exit code. Catches all errors. */
export async function main(args: readonly string[]): Promise<number> {
  // A closed pipe, as in `octavo profiles | head`, is not an error.
  process.stdout.on("error", (problem: NodeJS.ErrnoException) =>
    process.exit(problem.code === "EPIPE" ? 0 : exitCodes.ours),
  );
  try {
    return await dispatch(args);
  } catch (problem) {
    if (problem instanceof UsageError) {
      printError(`octavo: ${problem.message}${suggestion(problem)}`);
      return exitCodes.usage;
    }
    if (problem instanceof MessageError) {
      printError(`octavo: ${problem.message}`);
      return exitCodes.usage;
    }
    return confess(problem);
  }
}

async function dispatch([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === "--help" || name === "-h") return print(generalHelp());
  if (name === "--version" || name === "-v") return print(await version());
  if (name === "help") return print(await helpOn(rest));
  const command = await find(name);
  if (asksForHelp(rest)) return print(headed(command.help));
  return command.run(parseArguments(name, rest, command.options));
}

function suggestion({ unknown }: UsageError): string {
  if (!unknown) return "";
  const near = nearest(unknown.name, unknown.known);
  return `${near === undefined ? "" : ` Did you mean ${near}?`} See: ${unknown.see}`;
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === "--help" || arg === "-h");
}

async function helpOn([topic]: readonly string[]): Promise<string> {
  return topic === undefined ? generalHelp() : headed((await find(topic)).help);
}

async function find(name: string): Promise<Command> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry) return entry.load();
  if (name.startsWith("-")) throw new UsageError(`There is no option ${name} here. See: octavo --help`);
  const names = [...Object.keys(commands), "help"];
  throw new UsageError(`There is no command "${name}".`, { unknown: { name, known: names, see: "octavo --help" } });
}

async function version(): Promise<string> {
  const { default: manifest } = await import("../package.json", { with: { type: "json" } });
  return manifest.version;
}

function print(text: string): number {
  printLine(text);
  return exitCodes.fine;
}

/** Prints headings in bold on a terminal. */
function headed(help: string): string {
  return help.trim().replace(/^[A-Z][a-z]+:$/gm, (heading) => bold(heading));
}

function confess(problem: unknown): number {
  const message = problem instanceof Error ? problem.message : String(problem);
  printError(`octavo: internal error, which your documents did not cause: ${message}`);
  if (process.env["OCTAVO_DEBUG"]) printError(problem instanceof Error ? (problem.stack ?? "") : "");
  else printError("With OCTAVO_DEBUG=1 the same command prints what a report about it should contain.");
  return exitCodes.ours;
}

export function generalHelp(): string {
  const list = Object.entries(commands).map(([name, { summary }]) => `  octavo ${name.padEnd(10)}${summary}`);
  return `${bold("octavo")} makes hyperlinked planner PDFs for e-ink tablets.

${list.join("\n")}
  octavo help build   how to use a command, with examples

${bold("Start here:")}
  octavo new daily --profile remarkable-2 -o my.pdf     make a planner from a starter
  octavo check masters.yaml plan.yaml                   are the documents right?
  octavo build masters.yaml plan.yaml -o planner.pdf    make the planner
  octavo profiles                                       which devices are known?

A document named "-" is read from standard input. Exit codes: 0 success, 1 the documents have errors, 2 the command line is
invalid, or a file can't be read or written, 3 handwriting in an earlier PDF would be lost or displaced, 4 nothing changed (octavo refresh), 5 an upgrade can be
made (octavo upgrade --check).`;
}
