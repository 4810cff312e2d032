import { commands } from "./commands.ts";
import { bold } from "./terminal.ts";

export function generalHelp(): string {
  const list = Object.entries(commands).map(([name, { summary }]) => `  octavo ${name.padEnd(10)}${summary}`);
  return `${bold("octavo")} makes hyperlinked planner PDFs for e-ink tablets.

${list.join("\n")}
  octavo help build   how to use a command, with examples

${bold("Start here:")}
  octavo check masters.yaml plan.yaml                   are the documents right?
  octavo build masters.yaml plan.yaml -o planner.pdf    make the planner
  octavo profiles                                       which devices are known?

A document named "-" is read from standard input. Exit codes: 0 success, 1 the documents have errors, 2 the command line is
invalid, or a file can't be read or written.`;
}
