/** Checks of the settings and of the machine, which need neither the store nor the network. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hash } from "../auth/password-hash.ts";
import { type Config, ConfigError, readConfig, settingNames, unknownSettings, type Variables } from "../config.ts";
import { machineBytes } from "../jobs/job-scheduler.ts";
import { minSecretBytes } from "../store/secret-key.ts";
import { type Finding, findings, inGigabytes, reasonOf } from "./finding.ts";

interface CheckedSettings {
  /** The settings with defaults in place of invalid ones, so that other checks can continue. */
  readonly config: Config;
  readonly found: readonly Finding[];
}

export function checkSettings(variables: Variables): CheckedSettings {
  const report = findings("Settings");
  const unknown = unknownSettings(variables).map(({ sentence, remedy }) => report.warning(sentence, remedy));
  try {
    const config = readConfig(variables);
    const count = settingNames.filter((name) => variables[name]).length;
    return {
      config,
      found: [
        report.ok(`${count} of ${settingNames.length} settings are set, and valid.`),
        ...unknown,
        ...unencryptedConnections(config),
      ],
    };
  } catch (problem) {
    if (!(problem instanceof ConfigError)) throw problem;
    const invalid = problem.settings.map(({ sentence, name }) =>
      report.error(sentence, `Correct ${name}: docs/settings.md`),
    );
    return { config: readConfig(withDefaults(variables, problem)), found: [...invalid, ...unknown] };
  }
}

function withDefaults(variables: Variables, { settings }: ConfigError): Variables {
  const replaced: Record<string, string | undefined> = { ...variables };
  for (const { name } of settings) replaced[name] = undefined;
  // Two settings are required by others.
  replaced["OCTAVO_SECRET"] ??= "-".repeat(minSecretBytes);
  replaced["OCTAVO_MAIL_FROM"] ??= "octavo@localhost";
  return replaced;
}

/** Connections that others in the network could read or change. */
function unencryptedConnections({ store, mail: { smtpUrl } }: Config): readonly Finding[] {
  const isOpen = (address: string | undefined, name: string, safe: (value: string | null) => boolean) => {
    if (!address) return undefined;
    const { hostname, searchParams } = new URL(address);
    return hostname === "" || isLocal(hostname) || safe(searchParams.get(name)) ? undefined : hostname;
  };
  const warning = (what: string, host: string, remedy: string) =>
    findings("Settings").warning(`The connection to the ${what} at ${host} is not encrypted.`, remedy);
  const database = isOpen(
    "databaseUrl" in store ? store.databaseUrl : undefined,
    "sslmode",
    (mode) => mode === "verify-full",
  );
  const mail = isOpen(smtpUrl, "ignoreTLS", (value) => value !== "true");
  return [
    ...(database
      ? [warning("database", database, "Add ?sslmode=verify-full to DATABASE_URL, or trust the network.")]
      : []),
    ...(mail ? [warning("mail server", mail, "Remove ignoreTLS from SMTP_URL, or trust the network.")] : []),
  ];
}

/** Adds the site's address in browsers: emails, codes and cookies of browsers depend on it. */
export function checkAddress({ publicUrl, host, trustedProxies }: Config, variables: Variables): readonly Finding[] {
  const report = findings("Address");
  const { protocol, hostname } = new URL(publicUrl);
  if (isLocal(hostname)) {
    if (isLocal(host)) return [report.ok(`${publicUrl} serves this machine only.`)];
    return [
      report.warning(
        `The server listens on ${host}, but links in emails and codes begin with ${publicUrl}.`,
        "Set OCTAVO_PUBLIC_URL to the address in the users' browsers.",
      ),
    ];
  }
  const found: Finding[] = [];
  if (protocol === "http:")
    found.push(
      report.warning(
        `${publicUrl} is not encrypted: others in the network can read passwords, and browsers offer no passkeys.`,
        "Put a proxy with TLS in front (deploy/Caddyfile), and set OCTAVO_PUBLIC_URL to its https:// address.",
      ),
    );
  if (protocol === "https:" && trustedProxies === 0)
    found.push(
      report.warning(
        "OCTAVO_TRUST_PROXY is 0, so all users behind the proxy share the limits of one address.",
        "Set it to the number of proxies in front of the server, usually 1.",
      ),
    );
  if (!variables["OCTAVO_PUBLIC_URL"])
    found.push(report.warning(`Links begin with ${publicUrl}, which is made of HOST.`, "Set OCTAVO_PUBLIC_URL."));
  return found.length > 0 ? found : [report.ok(`${publicUrl}, behind ${trustedProxies} trusted proxies.`)];
}

function isLocal(host: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[?::1\]?|.*\.localhost)$/.test(host);
}

/** The first one with argon2. */
const leastNode = [24, 7] as const;
/** Of a server with one process for planners, and of each further one (docs/scaling.md). */
const usual = { server: 350e6, process: 120e6 };
const usableShare = 0.75;

export async function checkMachine({ workers }: Config): Promise<readonly Finding[]> {
  const machine = findings("Machine");
  const found: Finding[] = [];
  const node = `Node ${process.versions.node}`;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor))
    found.push(machine.ok(`${node} on ${process.platform} ${process.arch}.`));
  else found.push(machine.error(`${node} is too old.`, `Install Node ${leastNode.join(".")} or newer.`));
  const bytes = machineBytes();
  const needed = usual.server + (2 * workers - 1) * usual.process;
  const memory = `${inGigabytes(bytes)} of memory for ${workers} workers, which take about ${inGigabytes(needed)}.`;
  if (needed <= bytes * usableShare) found.push(machine.ok(memory));
  else found.push(machine.warning(memory, "Lower OCTAVO_WORKERS, or add memory."));
  return [...found, ...(await checkParts())];
}

const webApp = fileURLToPath(new URL("../../../web/dist/index.html", import.meta.url));

/** Parts that an incomplete installation lacks. */
async function checkParts(): Promise<readonly Finding[]> {
  const report = findings("Installation");
  const found: Finding[] = [];
  if (!existsSync(webApp)) found.push(report.error("The web app is not built.", "Run npm run build, or npm start."));
  try {
    await hash("a password", { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  } catch (problem) {
    found.push(
      report.error(
        `Passwords cannot be hashed: ${reasonOf(problem)}`,
        "Use Node 24.7 or newer with its own OpenSSL, from https://nodejs.org: some distributions build Node without argon2.",
      ),
    );
  }
  return found.length > 0 ? found : [report.ok("Web app and password hash are installed.")];
}
