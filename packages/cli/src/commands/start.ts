import { resolve } from "node:path";
import { startServer } from "@octavo/server";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";

const help = `
octavo start

Starts the studio on this machine and prints its address. Ctrl+C stops it. Projects are kept in a folder for data.

Options:
      --port PORT     port to listen on; by default 3000
      --host ADDRESS  address to listen on; by default only this machine: 127.0.0.1
      --data FOLDER   folder for accounts and projects
      --role ROLE     all, or render for a node that only runs long jobs of others on the same PostgreSQL database

Environment variables set these and all other options, such as the mail server: docs/settings.md.

Examples:
  octavo start
  octavo start --port 4000 --data /srv/octavo
`;

export const start: Command = {
  help,
  options: { port: { type: "string" }, host: { type: "string" }, data: { type: "string" }, role: { type: "string" } },
  run,
};

async function run(given: Arguments): Promise<number> {
  if (given.positionals.length > 0) throw new UsageError("octavo start takes no document. See: octavo help start");
  const port = given.number("port", 0, 65_535, true);
  const [host, data, role] = [given.text("host"), given.text("data"), given.text("role")];
  if (port !== undefined) process.env["PORT"] = String(port);
  if (host !== undefined) process.env["HOST"] = host;
  if (data !== undefined) process.env["OCTAVO_DATA_DIR"] = resolve(data);
  if (role !== undefined) process.env["OCTAVO_ROLE"] = role;
  await startServer();
  return exitCodes.fine;
}
