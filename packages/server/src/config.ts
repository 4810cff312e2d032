import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { adminLimits } from "@octavo/contract";
import { nearest } from "@octavo/foundation";
import * as z from "zod";
import { isLoopback } from "./http/local-request.ts";
import { type AllowedHosts, parseAllowedHost } from "./http/public-address.ts";
import type { MailSettings } from "./mail/mailer.ts";
import { type ObjectSettings, objectFolder } from "./objects/open-places.ts";
import type { OidcSettings } from "./oidc/provider.ts";
import type { StorageQuota } from "./quota/storage-quota.ts";
import { minSecretBytes } from "./store/secret-key.ts";
import type { StoreAddress } from "./store/store-address.ts";
import type { TraceSettings } from "./tracing/open-tracing.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, sentence).transform(Number).pipe(z.number().min(min, sentence).max(max, sentence));
};

const address = (protocols: RegExp, sentence: string) => z.string().refine((text) => isUrl(text, protocols), sentence);

const httpAddress = address(/^https?:$/, "must be an address that begins with http:// or https://");
/** First parts of the site's own paths, which a proxy could not tell from a base path. */
const ownPaths = /^\/(?:api|assets|get|health|opds|ready|ws)(?:[/.]|$)/;

/** Address of the site, without a trailing slash. Its path is the base path of all pages. */
const publicAddress = httpAddress
  .transform((text) => new URL(text))
  .refine(({ username, password }) => `${username}${password}` === "", "must not contain a user or password")
  .refine(({ search, hash, href }) => search + hash === "" && !/[?#]/.test(href), "must not contain ? or #")
  .refine(
    ({ pathname }) => /^(?:\/[\w.~-]+)*\/?$/.test(pathname),
    "must have a path of letters, digits and - . _ ~ only, such as https://example.org/octavo",
  )
  .refine(({ pathname }) => !ownPaths.test(pathname), "must not have a path that begins like those of Octavo itself")
  .transform(({ origin, pathname }) => origin + pathname.replace(/(?<!\/)\/+$/, ""));
/** Address of a collector of traces. One without a path gets that of OTLP. */
const collector = httpAddress
  .transform((text) => new URL(text))
  .refine(({ username, password }) => `${username}${password}` === "", "must not contain a user or password")
  .transform(({ href, origin, pathname }) => (pathname === "/" ? `${origin}/v1/traces` : href));
/** Address of an OpenID provider. Only one on the same computer may lack TLS. */
const issuer = z
  .string()
  .refine(
    (text) => isUrl(text, /^https:$/) || (isUrl(text, /^http:$/) && isLoopback(new URL(text).hostname)),
    "must be an address that begins with https://",
  );
/** A path or URL of a page. */
const link = z
  .string()
  .refine((text) => /^\/(?!\/)/.test(text) || isUrl(text, /^https?:$/), "must begin with https://, http:// or /");

/** Names, addresses and networks, separated by commas. */
const allowedHosts = z
  .string()
  .default("")
  .transform((text) => text.split(",").map((host) => host.trim()))
  .transform((hosts) => hosts.filter((host) => host !== ""))
  .refine(
    (hosts) => hosts.every((host) => parseAllowedHost(host) !== undefined),
    "must be hosts such as nextcloud.lan, 192.168.1.20:8443 or 10.0.0.0/8, with commas between them",
  )
  .transform((hosts) => hosts.flatMap((host) => parseAllowedHost(host) ?? []));

/** Names, separated by commas. */
const names = z
  .string()
  .default("")
  .transform((text) => text.split(",").map((name) => name.trim()))
  .transform((all) => all.filter((name) => name !== ""));

const placesSentence = "must be database, folder or s3://bucket/prefix, or several with commas between them";

/** Places of objects, the first of which gets new ones. */
const objectPlaces = z
  .string()
  .transform((text) => text.split(",").map((name) => name.trim().replace(/(?<!\/)\/+$/, "")))
  .refine((all) => all.every(isPlace), placesSentence)
  .transform(([first = "database", ...more]): ObjectSettings["places"] => [first, ...more]);

function isPlace(name: string): boolean {
  return (
    name === "database" || name === "folder" || /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*$/.test(name)
  );
}

/** Leaves one processor to HTTP. More than four workers help only under heavy load. */
const defaultWorkers = () => String(Math.max(1, Math.min(4, availableParallelism() - 1)));

/** In Octavo's folder, so that server and command line use the same one. */
const defaultDataDir = fileURLToPath(new URL("../../../data", import.meta.url));

const store = {
  OCTAVO_DATA_DIR: z
    .string()
    .transform((path) => resolve(path))
    .default(defaultDataDir),
  DATABASE_URL: address(
    /^postgres(ql)?:$/,
    "must be an address such as postgresql://user:password@host/database",
  ).optional(),
  OCTAVO_DATABASE_POOL: wholeNumber(1, 1000).prefault("10"),
  OCTAVO_UPGRADE_BACKUP: z.string().optional(),
  OCTAVO_OBJECTS: objectPlaces.optional(),
  OCTAVO_S3_ENDPOINT: httpAddress.transform((text) => text.replace(/(?<!\/)\/+$/, "")).optional(),
  OCTAVO_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, "must be a name such as eu-central-1")
    .default("us-east-1"),
  OCTAVO_S3_ACCESS_KEY: z.string().optional(),
  OCTAVO_S3_SECRET_KEY: z.string().optional(),
};

/** Sender of messages that are only written to the outbox. */
const nobody = "Octavo <octavo@localhost>";

const needsS3 = ({ OCTAVO_OBJECTS: places }: { readonly OCTAVO_OBJECTS?: readonly string[] | undefined }) =>
  Array.isArray(places) && places.some((name) => name.startsWith("s3:"));

/** Runs even if another setting is invalid, so that all errors are reported at once. */
const always = () => true;

/** A rule without an effect would look like protection. */
const withoutProvider = (name: string) => ({
  path: [`OCTAVO_OIDC_${name}`],
  error: "needs OCTAVO_OIDC_ISSUER, because groups come from the provider",
  when: always,
});

/** All settings. They are documented in docs/settings.md. */
const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).prefault("3000"),
    HOST: z.string().default("127.0.0.1"),
    OCTAVO_LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
    OCTAVO_ROLE: z.enum(["all", "render"], "must be all or render").default("all"),
    OCTAVO_WORKERS: wholeNumber(1, 64).prefault(defaultWorkers),
    OCTAVO_USER_PROJECTS: wholeNumber(1, 100_000).prefault("500"),
    OCTAVO_USER_TEMPLATES: wholeNumber(1, 100_000).prefault("500"),
    OCTAVO_USER_MEBIBYTES: wholeNumber(1, 1_000_000).prefault("512"),
    OCTAVO_USER_HISTORY_MEBIBYTES: wholeNumber(1, 1_000_000).prefault("512"),
    OCTAVO_USER_PARTS: wholeNumber(1, 1000).prefault("50"),
    OCTAVO_USER_PART_MEBIBYTES: wholeNumber(1, 1000).prefault("10"),
    OCTAVO_CALENDAR_HOSTS: allowedHosts,
    OCTAVO_WEBHOOK_HOSTS: allowedHosts,
    OCTAVO_SESSION_IDLE_HOURS: wholeNumber(1, 168).prefault("72"),
    OCTAVO_AUDIT_DAYS: wholeNumber(30, 3660).prefault(String(adminLimits.auditDays)),
    OCTAVO_STARTERS: z.enum(["on", "off"], "must be on or off").default("on"),
    ...store,
    OCTAVO_SECRET: z
      .string()
      .refine((text) => Buffer.byteLength(text) >= minSecretBytes, `must have at least ${minSecretBytes} bytes`)
      .optional(),
    OCTAVO_PUBLIC_URL: publicAddress.optional(),
    OCTAVO_TRUST_PROXY: wholeNumber(0, 10).prefault("0"),
    SMTP_URL: address(/^smtps?:$/, "must be an address such as smtps://user:password@host:465").optional(),
    OCTAVO_MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>\r\n]*[<\s])?[^\s<>@]+@[^\s<>@]+>?$/, "must be an email address")
      .optional(),
    OCTAVO_OIDC_ISSUER: issuer.optional(),
    OCTAVO_OIDC_CLIENT_ID: z.string().optional(),
    OCTAVO_OIDC_CLIENT_SECRET: z.string().optional(),
    OCTAVO_OIDC_NAME: z.string().max(40, "must have at most 40 characters").optional(),
    OCTAVO_OIDC_SIGN_UP: z.enum(["on", "off"], "must be on or off").default("off"),
    OCTAVO_OIDC_ONLY: z.enum(["on", "off"], "must be on or off").default("off"),
    OCTAVO_OIDC_SCOPES: z
      .string()
      .regex(
        /^[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/,
        "must be scopes with a space between them, such as groups",
      )
      .optional(),
    OCTAVO_OIDC_GROUPS_CLAIM: z.string().max(200, "must have at most 200 characters").default("groups"),
    OCTAVO_OIDC_ADMIN_GROUP: names,
    OCTAVO_OIDC_USER_GROUP: names,
    OCTAVO_METRICS_PORT: wholeNumber(0, 65_535).optional(),
    OCTAVO_METRICS_HOST: z.string().default("127.0.0.1"),
    OCTAVO_TRACES: collector.optional(),
    OCTAVO_TRACES_PERCENT: wholeNumber(1, 100).prefault("100"),
    OCTAVO_LINK_SOURCE: link.default("https://github.com/octavo-studio/octavo"),
    OCTAVO_LINK_TUTORIAL: link.default("/tutorial"),
    OCTAVO_LINK_DONATE: link.default("https://opencollective.com/octavo"),
  })
  .refine((set) => set.OCTAVO_ROLE !== "render" || set.DATABASE_URL, {
    path: ["DATABASE_URL"],
    error: "must be set when OCTAVO_ROLE is render, to the database of the nodes whose jobs it runs",
    when: always,
  })
  .refine((set) => !set.DATABASE_URL || set.OCTAVO_SECRET || set.OCTAVO_ROLE === "render", {
    path: ["OCTAVO_SECRET"],
    error: "must be set when DATABASE_URL is, to the same on every node (openssl rand -base64 32)",
    when: always,
  })
  .refine((set) => !set.SMTP_URL || set.OCTAVO_MAIL_FROM, {
    path: ["OCTAVO_MAIL_FROM"],
    error: "must be set when SMTP_URL is, such as Octavo <planners@example.org>",
    when: always,
  })
  .refine((set) => !needsS3(set) || (set.OCTAVO_S3_ACCESS_KEY && set.OCTAVO_S3_SECRET_KEY), {
    path: ["OCTAVO_S3_SECRET_KEY"],
    error: "must be set, like OCTAVO_S3_ACCESS_KEY, when OCTAVO_OBJECTS names a bucket",
    when: always,
  })
  .refine((set) => !set.OCTAVO_OIDC_ISSUER || set.OCTAVO_OIDC_CLIENT_ID, {
    path: ["OCTAVO_OIDC_CLIENT_ID"],
    error: "must be set when OCTAVO_OIDC_ISSUER is",
    when: always,
  })
  .refine((set) => set.OCTAVO_OIDC_ONLY !== "on" || set.OCTAVO_OIDC_ISSUER, {
    path: ["OCTAVO_OIDC_ONLY"],
    error: "needs OCTAVO_OIDC_ISSUER, because nobody could sign in without a provider",
    when: always,
  })
  .refine((set) => set.OCTAVO_OIDC_ISSUER || !set.OCTAVO_OIDC_ADMIN_GROUP?.length, withoutProvider("ADMIN_GROUP"))
  .refine((set) => set.OCTAVO_OIDC_ISSUER || !set.OCTAVO_OIDC_USER_GROUP?.length, withoutProvider("USER_GROUP"));

export const settingNames = Object.keys(environment.shape);

/** Variables that begin like settings and are none of the server's. */
const otherVariables: ReadonlySet<string> = new Set(["OCTAVO_DEBUG", "OCTAVO_HANDED_OVER"]);

export interface UnknownSetting {
  readonly sentence: string;
  readonly remedy: string;
}

/** A misspelled setting would have no effect, and no error. */
export function unknownSettings(variables: Variables): readonly UnknownSetting[] {
  const names = [...settingNames, ...fileSettingNames];
  return Object.keys(variables)
    .filter((name) => name.startsWith("OCTAVO_") && !names.includes(name) && !otherVariables.has(name))
    .map((name) => {
      const meant = nearest(name, names);
      return {
        sentence: `${name} is not a setting and has no effect.`,
        remedy: meant === undefined ? "Remove it, or see docs/settings.md." : `Did you mean ${meant}?`,
      };
    });
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined chooses a level for a terminal or a log file. */
  readonly logLevel: (typeof logLevels)[number] | undefined;
  /** `render`: the node only runs jobs of other nodes. */
  readonly role: "all" | "render";
  readonly workers: number;
  readonly dataDir: string;
  readonly store: StoreAddress;
  readonly objects: ObjectSettings;
  /** Folder for backups before upgrades. Undefined if there shall be none. */
  readonly upgradeBackups: string | undefined;
  /** Key that signs tokens. If undefined, a key in the data folder. */
  readonly secret: Uint8Array | undefined;
  /** Base URL of links in emails, without a trailing slash. */
  readonly publicUrl: string;
  /** Number of trusted proxies in front of the server. */
  readonly trustedProxies: number;
  readonly mail: MailSettings;
  readonly quota: StorageQuota;
  readonly calendarHosts: AllowedHosts;
  readonly webhookHosts: AllowedHosts;
  readonly oidc: OidcSettings | undefined;
  readonly sessionIdleHours: number;
  readonly auditDays: number;
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly traces: TraceSettings | undefined;
  /** True if the gallery contains the starters. */
  readonly starters: boolean;
  readonly links: { readonly source: string; readonly tutorial: string; readonly donate: string };
}

interface InvalidSetting {
  readonly name: string;
  readonly sentence: string;
}

export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly settings: readonly InvalidSetting[];

  constructor(settings: readonly InvalidSetting[]) {
    super(settings.map(({ sentence }) => sentence).join("\n"));
    this.settings = settings;
  }
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** Parses the environment. An empty variable counts as unset. */
export function readConfig(variables: Variables): Config {
  const settings = parse(environment, variables);
  const { PORT: port, HOST: host, OCTAVO_DATA_DIR: dataDir, OCTAVO_SECRET: secret } = settings;
  const metricsPort = settings.OCTAVO_METRICS_PORT;
  return {
    port,
    host,
    logLevel: settings.OCTAVO_LOG_LEVEL,
    role: settings.OCTAVO_ROLE,
    workers: settings.OCTAVO_WORKERS,
    dataDir,
    store: storeAddress(settings),
    objects: objectSettings(settings),
    upgradeBackups: backupFolder(settings),
    secret: secret === undefined ? undefined : Buffer.from(secret),
    publicUrl: settings.OCTAVO_PUBLIC_URL ?? `http://${inAddress(host)}:${port}`,
    trustedProxies: settings.OCTAVO_TRUST_PROXY,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.OCTAVO_MAIL_FROM ?? nobody, outbox: join(dataDir, "outbox") },
    quota: {
      projects: settings.OCTAVO_USER_PROJECTS,
      templates: settings.OCTAVO_USER_TEMPLATES,
      bytes: settings.OCTAVO_USER_MEBIBYTES * 2 ** 20,
      historyBytes: settings.OCTAVO_USER_HISTORY_MEBIBYTES * 2 ** 20,
      parts: settings.OCTAVO_USER_PARTS,
      partBytes: settings.OCTAVO_USER_PART_MEBIBYTES * 2 ** 20,
    },
    calendarHosts: settings.OCTAVO_CALENDAR_HOSTS,
    webhookHosts: settings.OCTAVO_WEBHOOK_HOSTS,
    oidc: oidcSettings(settings),
    sessionIdleHours: settings.OCTAVO_SESSION_IDLE_HOURS,
    auditDays: settings.OCTAVO_AUDIT_DAYS,
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: settings.OCTAVO_METRICS_HOST },
    traces:
      settings.OCTAVO_TRACES === undefined
        ? undefined
        : { url: settings.OCTAVO_TRACES, share: settings.OCTAVO_TRACES_PERCENT / 100 },
    starters: settings.OCTAVO_STARTERS === "on",
    links: {
      source: settings.OCTAVO_LINK_SOURCE,
      tutorial: settings.OCTAVO_LINK_TUTORIAL,
      donate: settings.OCTAVO_LINK_DONATE,
    },
  };
}

/** Location of a site. */
export type SiteAddress = Pick<Config, "store" | "objects">;

/** Reads the location of the site only. */
export function readSiteAddress(variables: Variables): SiteAddress {
  const settings = parse(z.object(store), variables);
  return { store: storeAddress(settings), objects: objectSettings(settings) };
}

/** Reads the location of the site and of its backups before upgrades. */
export function readUpgradeSettings(variables: Variables): Pick<Config, "store" | "upgradeBackups"> {
  const settings = parse(z.object(store), variables);
  return { store: storeAddress(settings), upgradeBackups: backupFolder(settings) };
}

function oidcSettings(settings: z.output<typeof environment>): OidcSettings | undefined {
  const { OCTAVO_OIDC_ISSUER: issuer, OCTAVO_OIDC_CLIENT_ID: clientId } = settings;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret: settings.OCTAVO_OIDC_CLIENT_SECRET,
    name: settings.OCTAVO_OIDC_NAME ?? new URL(issuer).hostname,
    signUp: settings.OCTAVO_OIDC_SIGN_UP === "on",
    isOnlyWay: settings.OCTAVO_OIDC_ONLY === "on",
    scopes: settings.OCTAVO_OIDC_SCOPES,
    groups: {
      claim: settings.OCTAVO_OIDC_GROUPS_CLAIM,
      admins: settings.OCTAVO_OIDC_ADMIN_GROUP,
      users: settings.OCTAVO_OIDC_USER_GROUP,
    },
  };
}

function backupFolder(settings: z.output<z.ZodObject<typeof store>>): string | undefined {
  const { OCTAVO_UPGRADE_BACKUP: folder, OCTAVO_DATA_DIR: dataDir } = settings;
  if (folder === "off") return undefined;
  return folder === undefined || folder === "on" ? join(dataDir, "backups") : resolve(folder);
}

/** A folder serves one node, so nodes that share PostgreSQL keep objects there. */
function objectSettings(settings: z.output<z.ZodObject<typeof store>>): ObjectSettings {
  const usual = settings.DATABASE_URL === undefined ? "folder" : "database";
  const { OCTAVO_S3_REGION: region, OCTAVO_S3_ACCESS_KEY: accessKey, OCTAVO_S3_SECRET_KEY: secretKey } = settings;
  const endpoint = settings.OCTAVO_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const hasKeys = accessKey !== undefined && secretKey !== undefined;
  return {
    places: settings.OCTAVO_OBJECTS ?? [usual],
    folder: objectFolder(settings.OCTAVO_DATA_DIR),
    s3: hasKeys ? { endpoint, region, accessKey, secretKey } : undefined,
  };
}

function storeAddress(settings: z.output<z.ZodObject<typeof store>>): StoreAddress {
  const { DATABASE_URL: databaseUrl, OCTAVO_DATABASE_POOL: poolSize, OCTAVO_DATA_DIR: dataDir } = settings;
  return databaseUrl === undefined ? { dataDir } : { databaseUrl, poolSize };
}

/** Variables with passwords. Their values are not printed. */
const secrets = ["DATABASE_URL", "OCTAVO_SECRET", "OCTAVO_S3_SECRET_KEY", "SMTP_URL", "OCTAVO_OIDC_CLIENT_SECRET"];

/** Settings with the path of a file that has the value of a secret, as systemd, Docker and vaults provide it. */
const fileSettingNames = secrets.map((name) => `${name}_FILE`);

function parse<Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.output<Schema> {
  const set = withSecretsOfFiles(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== "")),
    secrets.filter((name) => name in schema.shape),
  );
  const { success, data, error } = schema.safeParse(set);
  if (success) return data;
  const invalid = error.issues.map(({ path, message }) => {
    const name = path.join(".");
    const shown = name in set && !secrets.includes(name) && !hasUser(set[name] ?? "");
    return { name, sentence: `${name} ${message}${shown ? `, not "${set[name]}"` : ""}.` };
  });
  throw new ConfigError(invalid);
}

function withSecretsOfFiles(set: Variables, names: readonly string[]): Variables {
  const added: Record<string, string> = {};
  const invalid: InvalidSetting[] = [];
  for (const name of names) {
    const setting = `${name}_FILE`;
    const path = set[setting];
    if (path === undefined) continue;
    const refuse = (reason: string) => void invalid.push({ name: setting, sentence: `${setting} ${reason}.` });
    if (name in set) refuse(`must not be set beside ${name}`);
    else
      try {
        added[name] = readFileSync(path, "utf8").trim();
      } catch (problem) {
        refuse(`must be a file that can be read, not "${path}" (${(problem as NodeJS.ErrnoException).code})`);
      }
  }
  if (invalid.length > 0) throw new ConfigError(invalid);
  return { ...set, ...added };
}

function isUrl(text: string, protocols: RegExp): boolean {
  return URL.canParse(text) && protocols.test(new URL(text).protocol);
}

/** An address with a user may contain a password. */
function hasUser(text: string): boolean {
  return URL.canParse(text) && new URL(text).username + new URL(text).password !== "";
}

/** A server on all addresses is reached by the name localhost. */
function inAddress(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
