import { describeStep, examineUpgrade, readUpgradeSettings, type UpgradeForecast, upgradeSite } from "@octavo/server";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { siteHelp, siteOptions, withSiteErrors } from "../site.ts";
import { fileSize, formatCount, printLine } from "../terminal.ts";

const help = `
octavo upgrade
octavo upgrade --check

Updates the database of a site to this version of Octavo, from any earlier one, without starting its server. Before, the site is
backed up to the folder "backups" of its data folder, or to that of OCTAVO_UPGRADE_BACKUP ("off" for none). The start of a server does
the same. If anything fails, the database is as before.

With --check, nothing is changed. Prints the version of the database, what each step means for servers of the version before and for
a way back, size, time and place of the backup, and what is in the way.

${siteHelp}

Options:
      --check         only tell what the upgrade would do
      --json          print it as JSON, with --check
      --data FOLDER   the site in this data folder

Exit codes of --check: 0 nothing to do, 5 the upgrade can be made, 1 something is in the way.

Examples:
  octavo upgrade --check
  octavo upgrade --data /srv/octavo
  OCTAVO_UPGRADE_BACKUP=/mnt/backups octavo upgrade
`;

export const upgrade: Command = {
  help,
  options: { ...siteOptions, check: { type: "boolean" }, json: { type: "boolean" } },
  run,
};

const codes: Readonly<Record<UpgradeForecast["state"], number>> = {
  current: exitCodes.fine,
  upgradable: exitCodes.due,
  blocked: exitCodes.unhealthy,
};

async function run(given: Arguments): Promise<number> {
  if (given.positionals.length > 0) throw new UsageError("octavo upgrade takes no document. See: octavo help upgrade");
  if (given.flag("json") && !given.flag("check")) throw new UsageError("--json is for --check.");
  const settings = await withSiteErrors(async () => readUpgradeSettings(variables(given)));
  if (!given.flag("check")) return withSiteErrors(() => makeUpgrade(settings));
  const forecast = await withSiteErrors(() => examineUpgrade(settings));
  printLine(given.flag("json") ? JSON.stringify(forecast, null, 2) : describe(forecast));
  return codes[forecast.state];
}

function variables(given: Arguments): NodeJS.ProcessEnv {
  const data = given.text("data");
  return data === undefined ? process.env : { ...process.env, OCTAVO_DATA_DIR: data, DATABASE_URL: undefined };
}

async function makeUpgrade(settings: ReturnType<typeof readUpgradeSettings>): Promise<number> {
  // Without the estimate of a backup.
  const before = await examineUpgrade({ ...settings, upgradeBackups: undefined });
  if (before.state === "current") printLine(conclusion(before));
  else await upgradeSite(settings, (step) => printLine(describeStep(step)));
  return exitCodes.fine;
}

function describe(forecast: UpgradeForecast): string {
  const { site, version, tables, migrations, servers, problems } = forecast;
  const rows = [
    ["Site", site],
    ["Tables", tables ?? "none yet: the first start creates them"],
    ["Octavo", version],
    ...migrations.map(describeMigration),
    ...(migrations.length > 0 ? [["Backup", describeBackup(forecast)]] : []),
    ...servers.map((server) => ["Server", `${server.name} runs Octavo ${server.version}`]),
    ...problems.map((problem) => ["Problem", problem]),
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return [...rows.map(([name = "", text]) => `${name.padEnd(width)}  ${text}`), "", conclusion(forecast)].join("\n");
}

type Migration = UpgradeForecast["migrations"][number];

function describeMigration({ name, olderServers, effect, lost }: Migration): readonly [string, string] {
  const indent = `\n${" ".repeat("Migration".length + 2)}`;
  const older =
    olderServers === "go on" ? "Servers of the version before can go on." : "Servers of the version before fail.";
  return ["Migration", `${name}${indent}${older} ${effect}${indent}Not in the backup: ${lost}`];
}

function describeBackup({ backup, hasUsers }: UpgradeForecast): string {
  if (!hasUsers) return "none, because the site has no users";
  if (!backup) return "none, because OCTAVO_UPGRADE_BACKUP is off";
  const { folder, bytes, seconds, freeBytes, isMeasured } = backup;
  const size = `${isMeasured ? "" : "about "}${fileSize(bytes)}`;
  return `${size} in about ${formatCount(seconds, "second")}, to ${folder}, where ${fileSize(freeBytes)} are free`;
}

function conclusion({ state, tables, migrations }: UpgradeForecast): string {
  if (state === "blocked") return "The upgrade cannot be made yet.";
  if (state === "current")
    return tables === undefined
      ? "Nothing to do: there is no site yet."
      : "Nothing to do: the database has the tables of this version.";
  return `${formatCount(migrations.length, "migration")} can be made, in one transaction: by octavo upgrade, or by the next start.`;
}
