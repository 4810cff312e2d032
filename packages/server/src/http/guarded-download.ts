/** Downloads from addresses that users choose. They can't reach the network of the server, and are bounded in size and time. */
import type { LookupAddress } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  type AllowedHosts,
  hasUsualPort,
  isAllowedHost,
  isPublicAddress,
  type LookUp,
  literalAddress,
  lookUpLocal,
  lookUpPublic,
} from "./public-address.ts";

/** Reason for which there is no download. None contains any part of the address. */
export type DownloadFailure =
  | "notAnAddress"
  | "hasUser"
  | "unusualPort"
  | "notPublic"
  | "unknownHost"
  | "unreachable"
  | "untrusted"
  | "timeout"
  | "tooLarge"
  | "tooManyRedirects"
  | "downgrade"
  | "refused"
  | "missing"
  | "serverFailed"
  | "webPage"
  | "otherType"
  | "unreadable";

export class DownloadError extends Error {
  override readonly name = "DownloadError";
  readonly reason: DownloadFailure;

  /** Has no cause: errors of Node.js name the host. */
  constructor(reason: DownloadFailure) {
    super(`The download failed: ${reason}`);
    this.reason = reason;
  }
}

/** Names the content of an earlier download. Servers answer with status 304 if it is the same. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface DownloadOptions {
  /** Limit of the body, compressed and decompressed. */
  readonly bytes: number;
  /** Limit of the whole download, with redirects. */
  readonly milliseconds: number;
  /** Media types, without parameters. */
  readonly types: readonly string[];
  readonly allowed: AllowedHosts;
  readonly known?: Validators | undefined;
  readonly signal?: AbortSignal;
  /** Default: the DNS servers of the machine, and for allowed hosts also its own names. */
  readonly lookUp?: LookUp;
}

/** `body` is undefined if the content is the known one. */
export interface Download extends Validators {
  readonly body: Uint8Array | undefined;
  readonly type: string;
}

const maxRedirects = 5;
const headerBytes = 16 * 1024;
const validatorLength = 500;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Throws a `DownloadError`, or the reason of `signal`. */
export async function download(address: string, options: DownloadOptions): Promise<Download> {
  const limit = AbortSignal.timeout(options.milliseconds);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  // A look-up of the system can't be aborted.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([follow(parseAddress(address), { ...options, signal }), aborted]);
  } catch (problem) {
    options.signal?.throwIfAborted();
    if (limit.aborted) throw new DownloadError("timeout");
    throw asDownloadError(problem);
  }
}

type Request = DownloadOptions & { readonly signal: AbortSignal };

async function follow(first: URL, options: Request): Promise<Download> {
  let url = first;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const found = await requestOnce(url, options);
    if (!(found instanceof URL)) return found;
    if (url.protocol === "https:" && found.protocol === "http:") throw new DownloadError("downgrade");
    url = found;
  }
  throw new DownloadError("tooManyRedirects");
}

function parseAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new DownloadError("notAnAddress");
  const url = new URL(text, base);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new DownloadError("notAnAddress");
  if (url.username + url.password !== "") throw new DownloadError("hasUser");
  return url;
}

/** Returns the addresses to connect to. Throws a `DownloadError` if one of them is not allowed. */
async function pin(url: URL, { allowed, signal, ...options }: Request): Promise<readonly LookupAddress[]> {
  const isAllowed = isAllowedHost(allowed, url);
  const { lookUp = isAllowed ? lookUpLocal : lookUpPublic } = options;
  if (!isAllowed && !hasUsualPort(url)) throw new DownloadError("unusualPort");
  const literal = literalAddress(url);
  const found = literal ? [literal] : await lookUp(url.hostname, signal);
  signal.throwIfAborted();
  if (found.length === 0) throw new DownloadError("unknownHost");
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address))) throw new DownloadError("notPublic");
  return found;
}

/** Returns the target of a redirect, or the download. */
async function requestOnce(url: URL, options: Request): Promise<Download | URL> {
  const response = await send(url, await pin(url, options), options);
  try {
    return await readResponse(url, response, options);
  } finally {
    response.destroy();
  }
}

function send(url: URL, addresses: readonly LookupAddress[], { known, signal }: Request): Promise<IncomingMessage> {
  const start = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = start(url, {
      agent: false,
      lookup: pinned(addresses),
      signal,
      maxHeaderSize: headerBytes,
      headers: {
        accept: "text/calendar, */*;q=0.1",
        "accept-encoding": "gzip",
        "user-agent": "Octavo",
        ...(known?.etag && { "if-none-match": known.etag }),
        ...(known?.lastModified && { "if-modified-since": known.lastModified }),
      },
    });
    request.on("error", reject);
    request.on("response", resolve);
    request.end();
  });
}

/** Answers with the addresses that were checked, so that the name isn't looked up again. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? "", first?.family);
  };
}

async function readResponse(url: URL, response: IncomingMessage, options: Request): Promise<Download | URL> {
  const { statusCode = 0, headers } = response;
  if (redirects.has(statusCode)) return parseAddress(headers.location ?? "", url.href);
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const validators = { etag: validator(headers.etag), lastModified: validator(headers["last-modified"]) };
  if (statusCode === 304 && options.known) return { ...options.known, type, body: undefined };
  if (statusCode !== 200) throw new DownloadError(failureOf(statusCode));
  if (!options.types.includes(type)) throw new DownloadError(type === "text/html" ? "webPage" : "otherType");
  return { ...validators, type, body: await readBody(response, options) };
}

function validator(value: string | undefined): string | null {
  return value !== undefined && value.length <= validatorLength ? value : null;
}

function failureOf(status: number): DownloadFailure {
  if (status === 404 || status === 410) return "missing";
  return status >= 400 && status < 500 && status !== 429 ? "refused" : "serverFailed";
}

async function readBody(response: IncomingMessage, { bytes, signal }: Request): Promise<Uint8Array> {
  const { "content-length": length = "0", "content-encoding": encoding = "identity" } = response.headers;
  if (Number(length) > bytes) throw new DownloadError("tooLarge");
  const chunks: Uint8Array[] = [];
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of bounded(source, bytes)) chunks.push(chunk);
  };
  if (encoding === "identity") await pipeline(response, collect, { signal });
  else if (/^(?:x-)?gzip$/i.test(encoding)) {
    const compressed = (source: AsyncIterable<Uint8Array>) => bounded(source, bytes);
    await pipeline(response, compressed, createGunzip(), collect, { signal });
  } else throw new DownloadError("unreadable");
  return Buffer.concat(chunks);
}

async function* bounded(source: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > limit) throw new DownloadError("tooLarge");
    yield chunk;
  }
}

const certificateCodes = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO)/;
/** The connection works, and what arrives is not as announced. */
const contentCodes = /^(?:HPE_|Z_|ECONNRESET$|ERR_STREAM_PREMATURE_CLOSE$)/;

function asDownloadError(problem: unknown): DownloadError {
  if (problem instanceof DownloadError) return problem;
  const code = String((problem as NodeJS.ErrnoException | undefined)?.code ?? "");
  if (certificateCodes.test(code)) return new DownloadError("untrusted");
  return new DownloadError(contentCodes.test(code) ? "unreadable" : "unreachable");
}
