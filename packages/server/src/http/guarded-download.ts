/** Downloads from addresses that users choose, bounded in size and time. */
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  type Access,
  parseWebAddress,
  RequestError,
  type RequestFailure,
  sendGuarded,
  withinTime,
} from "./guarded-request.ts";

/** Names the content of an earlier download. Servers answer with status 304 if it is the same. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface DownloadOptions extends Access {
  /** Limit of the body, compressed and decompressed. */
  readonly bytes: number;
  /** Limit of the whole download, with redirects. */
  readonly milliseconds: number;
  /** Media types, without parameters. */
  readonly types: readonly string[];
  readonly known?: Validators | undefined;
  readonly signal?: AbortSignal;
}

/** `body` is undefined if the content is the known one. */
export interface Download extends Validators {
  readonly body: Uint8Array | undefined;
  readonly type: string;
}

const maxRedirects = 5;
const validatorLength = 500;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Throws a `RequestError`, or the reason of `signal`. */
export function download(address: string, options: DownloadOptions): Promise<Download> {
  return withinTime(options, async (signal) => follow(parseWebAddress(address), { ...options, signal }));
}

type Request = DownloadOptions & { readonly signal: AbortSignal };

async function follow(first: URL, options: Request): Promise<Download> {
  let url = first;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const found = await requestOnce(url, options);
    if (!(found instanceof URL)) return found;
    if (url.protocol === "https:" && found.protocol === "http:") throw new RequestError("downgrade");
    url = found;
  }
  throw new RequestError("tooManyRedirects");
}

/** Returns the target of a redirect, or the download. */
async function requestOnce(url: URL, options: Request): Promise<Download | URL> {
  const response = await sendGuarded(url, { ...options, method: "GET", headers: headersOf(options) });
  try {
    return await readResponse(url, response, options);
  } finally {
    response.destroy();
  }
}

function headersOf({ known }: Request): Readonly<Record<string, string>> {
  return {
    accept: "text/calendar, */*;q=0.1",
    "accept-encoding": "gzip",
    "user-agent": "Octavo",
    ...(known?.etag && { "if-none-match": known.etag }),
    ...(known?.lastModified && { "if-modified-since": known.lastModified }),
  };
}

async function readResponse(url: URL, response: IncomingMessage, options: Request): Promise<Download | URL> {
  const { statusCode = 0, headers } = response;
  if (redirects.has(statusCode)) return parseWebAddress(headers.location ?? "", url.href);
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const validators = { etag: validator(headers.etag), lastModified: validator(headers["last-modified"]) };
  if (statusCode === 304 && options.known) return { ...options.known, type, body: undefined };
  if (statusCode !== 200) throw new RequestError(failureOf(statusCode));
  if (!options.types.includes(type)) throw new RequestError(type === "text/html" ? "webPage" : "otherType");
  return { ...validators, type, body: await readBody(response, options) };
}

function validator(value: string | undefined): string | null {
  return value !== undefined && value.length <= validatorLength ? value : null;
}

function failureOf(status: number): RequestFailure {
  if (status === 404 || status === 410) return "missing";
  return status >= 400 && status < 500 && status !== 429 ? "refused" : "serverFailed";
}

async function readBody(response: IncomingMessage, { bytes, signal }: Request): Promise<Uint8Array> {
  const { "content-length": length = "0", "content-encoding": encoding = "identity" } = response.headers;
  if (Number(length) > bytes) throw new RequestError("tooLarge");
  const chunks: Uint8Array[] = [];
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of bounded(source, bytes)) chunks.push(chunk);
  };
  if (encoding === "identity") await pipeline(response, collect, { signal });
  else if (/^(?:x-)?gzip$/i.test(encoding)) {
    const compressed = (source: AsyncIterable<Uint8Array>) => bounded(source, bytes);
    await pipeline(response, compressed, createGunzip(), collect, { signal });
  } else throw new RequestError("unreadable");
  return Buffer.concat(chunks);
}

async function* bounded(source: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > limit) throw new RequestError("tooLarge");
    yield chunk;
  }
}
