import { administrators, type NamedAccount } from "@octavo/server";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { siteHelp, siteOptions, storeAddress, withSiteErrors } from "../site.ts";
import { printLine } from "../terminal.ts";

const help = `
octavo admin grant|revoke NAME
octavo admin list
octavo admin setup-code

Makes an account an administrator of a site, takes that role away, or lists the administrators. NAME is a username or a confirmed
email address. The site may be running: the change counts at once, on all its nodes, and is written to its audit log.

The first account of a new site becomes its administrator by itself. A site that is older than this role has none at first.
Made from another machine or behind a proxy, the first account needs the set-up code, which the server also prints at its start.

${siteHelp}

Options:
      --data FOLDER   the site in this data folder

Examples:
  octavo admin grant ada
  octavo admin revoke "Ada Lovelace"
  octavo admin list --data /srv/octavo
  octavo admin setup-code
`;

export const admin: Command = { help, options: siteOptions, run };

const howTo =
  'Say what to do, as in: octavo admin grant NAME, octavo admin revoke NAME, "octavo admin list" or "octavo admin setup-code"';

async function run(given: Arguments): Promise<number> {
  const [action, name, ...more] = given.positionals;
  if (more.length > 0) throw new UsageError(`${howTo}. A name with spaces needs quotes.`);
  if (action === "list" && name === undefined) return list(given);
  if (action === "setup-code" && name === undefined) return showSetupCode(given);
  if ((action !== "grant" && action !== "revoke") || name === undefined) throw new UsageError(`${howTo}.`);
  return change(given, name, action);
}

async function list(given: Arguments): Promise<number> {
  const accounts = await withSiteErrors(async () => (await administrators()).readAdministrators(storeAddress(given)));
  if (accounts.length === 0) printLine('The site has no administrator. "octavo admin grant NAME" makes one.');
  for (const account of accounts) printLine(describe(account));
  return exitCodes.fine;
}

async function showSetupCode(given: Arguments): Promise<number> {
  const code = await withSiteErrors(async () => {
    const { readSetupCode } = await administrators();
    return readSetupCode(storeAddress(given), process.env);
  });
  printLine(code ?? "The site has accounts. The set-up code is for the first one only.");
  return exitCodes.fine;
}

async function change(given: Arguments, name: string, action: "grant" | "revoke"): Promise<number> {
  const role = action === "grant" ? "admin" : "user";
  const account = await withSiteErrors(async () => {
    const { changeAdministrator } = await administrators();
    return changeAdministrator(storeAddress(given), name, role);
  });
  if (!account) throw new UsageError(`No account has the name or the confirmed address "${name}".`);
  const state = role === "admin" ? "an administrator" : "no administrator";
  printLine(`${account.username} is ${state}${account.changed ? " now" : " already"}.`);
  return exitCodes.fine;
}

function describe({ username, email, disabled }: NamedAccount): string {
  return `${username}  ${email}${disabled ? "  (disabled)" : ""}`;
}
