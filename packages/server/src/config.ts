import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { MailSettings } from "./mail/mailer.ts";
import type { StorageQuota } from "./quota/storage-quota.ts";
import { leastSecretBytes } from "./store/secret-key.ts";
import type { StoreAddress } from "./store/store-address.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, sentence).transform(Number).pipe(z.number().min(min, sentence).max(max, sentence));
};

const address = (protocols: RegExp, sentence: string) => z.string().refine((text) => isUrl(text, protocols), sentence);

const httpAddress = address(/^https?:$/, "must be an address that begins with http:// or https://");
/** Of a page here or elsewhere. */
const link = z
  .string()
  .refine((text) => /^\/(?!\/)/.test(text) || isUrl(text, /^https?:$/), "must begin with https://, http:// or /");

/** One processor is left to HTTP; more than four renderers help only a crowd. */
const usualWorkers = () => String(Math.max(1, Math.min(4, availableParallelism() - 1)));

/** In the folder of Octavo itself, wherever it is started from: server and command line are to mean the same one. */
const usualDataDir = fileURLToPath(new URL("../../../data", import.meta.url));

const store = {
  OCTAVO_DATA_DIR: z
    .string()
    .transform((path) => resolve(path))
    .default(usualDataDir),
  DATABASE_URL: address(
    /^postgres(ql)?:$/,
    "must be an address such as postgresql://user:password@host/database",
  ).optional(),
  OCTAVO_DATABASE_POOL: wholeNumber(1, 1000).prefault("10"),
};

/** Who messages are from that nobody sends. */
const nobody = "Octavo <octavo@localhost>";

/** Also when another setting is wrong: all mistakes are told at once. */
const always = () => true;

/** Every setting, documented in docs/settings.md. */
const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).prefault("3000"),
    HOST: z.string().default("127.0.0.1"),
    OCTAVO_LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
    OCTAVO_WORKERS: wholeNumber(1, 64).prefault(usualWorkers),
    OCTAVO_USER_PROJECTS: wholeNumber(1, 100_000).prefault("500"),
    OCTAVO_USER_TEMPLATES: wholeNumber(1, 100_000).prefault("500"),
    OCTAVO_USER_MEBIBYTES: wholeNumber(1, 1_000_000).prefault("512"),
    ...store,
    OCTAVO_SECRET: z
      .string()
      .refine((text) => Buffer.byteLength(text) >= leastSecretBytes, `must have at least ${leastSecretBytes} bytes`)
      .optional(),
    OCTAVO_PUBLIC_URL: httpAddress.transform((url) => url.replace(/\/+$/, "")).optional(),
    OCTAVO_TRUST_PROXY: wholeNumber(0, 10).prefault("0"),
    SMTP_URL: address(/^smtps?:$/, "must be an address such as smtps://user:password@host:465").optional(),
    OCTAVO_MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, "must be an e-mail address")
      .optional(),
    OCTAVO_METRICS_PORT: wholeNumber(0, 65_535).optional(),
    OCTAVO_METRICS_HOST: z.string().default("127.0.0.1"),
    OCTAVO_LINK_SOURCE: link.default("https://github.com/octavo-studio/octavo"),
    OCTAVO_LINK_TUTORIAL: link.default("/tutorial"),
    OCTAVO_LINK_DONATE: link.default("https://opencollective.com/octavo"),
  })
  .refine((set) => !set.DATABASE_URL || set.OCTAVO_SECRET, {
    path: ["OCTAVO_SECRET"],
    error: "must be set when DATABASE_URL is, to the same on every node (openssl rand -base64 32)",
    when: always,
  })
  .refine((set) => !set.SMTP_URL || set.OCTAVO_MAIL_FROM, {
    path: ["OCTAVO_MAIL_FROM"],
    error: "must be set when SMTP_URL is, such as Octavo <planners@example.org>",
    when: always,
  });

export const settingNames = Object.keys(environment.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: as it suits whoever reads the log. */
  readonly logLevel: (typeof logLevels)[number] | undefined;
  /** Threads that render. */
  readonly workers: number;
  /** Of everything that is kept in files. */
  readonly dataDir: string;
  readonly store: StoreAddress;
  /** What tokens are signed with; a key in the data folder when undefined. */
  readonly secret: Uint8Array | undefined;
  /** What links in messages begin with, without a slash at its end. */
  readonly publicUrl: string;
  /** Proxies in front of the server that are believed about who they speak for. */
  readonly trustedProxies: number;
  readonly mail: MailSettings;
  /** Of each user. */
  readonly quota: StorageQuota;
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly links: { readonly source: string; readonly tutorial: string; readonly donate: string };
}

/** A setting that cannot be used, in words for whoever set it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment once; a variable that is set to nothing counts as not set. */
export function readConfig(variables: Variables): Config {
  const settings = parse(environment, variables);
  const { PORT: port, HOST: host, OCTAVO_DATA_DIR: dataDir, OCTAVO_SECRET: secret } = settings;
  const metricsPort = settings.OCTAVO_METRICS_PORT;
  return {
    port,
    host,
    logLevel: settings.OCTAVO_LOG_LEVEL,
    workers: settings.OCTAVO_WORKERS,
    dataDir,
    store: storeAddress(settings),
    secret: secret === undefined ? undefined : Buffer.from(secret),
    publicUrl: settings.OCTAVO_PUBLIC_URL ?? `http://${inAddress(host)}:${port}`,
    trustedProxies: settings.OCTAVO_TRUST_PROXY,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.OCTAVO_MAIL_FROM ?? nobody, outbox: join(dataDir, "outbox") },
    quota: {
      projects: settings.OCTAVO_USER_PROJECTS,
      templates: settings.OCTAVO_USER_TEMPLATES,
      bytes: settings.OCTAVO_USER_MEBIBYTES * 2 ** 20,
    },
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: settings.OCTAVO_METRICS_HOST },
    links: {
      source: settings.OCTAVO_LINK_SOURCE,
      tutorial: settings.OCTAVO_LINK_TUTORIAL,
      donate: settings.OCTAVO_LINK_DONATE,
    },
  };
}

/** Where the site lives, for whoever needs no other setting. */
export function readStoreAddress(variables: Variables): StoreAddress {
  return storeAddress(parse(z.object(store), variables));
}

function storeAddress(settings: z.output<z.ZodObject<typeof store>>): StoreAddress {
  const { DATABASE_URL: databaseUrl, OCTAVO_DATABASE_POOL: poolSize, OCTAVO_DATA_DIR: dataDir } = settings;
  return databaseUrl === undefined ? { dataDir } : { databaseUrl, poolSize };
}

/** Their values hold passwords, which belong on no screen. */
const secrets = ["DATABASE_URL", "OCTAVO_SECRET", "SMTP_URL"];

function parse<Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const { success, data, error } = schema.safeParse(set);
  if (success) return data;
  const sentences = error.issues.map(({ path, message }) => {
    const name = path.join(".");
    const shown = name in set && !secrets.includes(name);
    return `${name} ${message}${shown ? `, not "${set[name]}"` : ""}.`;
  });
  throw new ConfigError(sentences.join("\n"));
}

function isUrl(text: string, protocols: RegExp): boolean {
  return URL.canParse(text) && protocols.test(new URL(text).protocol);
}

/** All addresses are none to call: the machine's own name for itself stands for them. */
function inAddress(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
