/**
 * Requests to addresses that users choose: calendars and webhooks. They reach the public internet and servers that the operator allows
 * (docs/decisions/0095).
 */
import type { LookupAddress } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import {
  type AllowedHosts,
  isNamed,
  type LookUp,
  literalAddress,
  lookUpLocal,
  lookUpPublic,
  refusalOf,
  refusalOfPort,
} from "./public-address.ts";

/** Reason for which a request failed. None contains any part of the address. */
export type RequestFailure =
  | "notAnAddress"
  | "hasUser"
  | "unusualPort"
  | "notPublic"
  | "unknownHost"
  | "unreachable"
  | "untrusted"
  | "timeout"
  | "unreadable"
  | "tooLarge"
  | "tooManyRedirects"
  | "downgrade"
  | "refused"
  | "missing"
  | "serverFailed"
  | "webPage"
  | "otherType";

export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly reason: RequestFailure;

  /** Has no cause: errors of Node.js name the host. */
  constructor(reason: RequestFailure) {
    super(`The request failed: ${reason}`);
    this.reason = reason;
  }
}

/** Servers that requests may reach. */
export interface Access {
  readonly allowed: AllowedHosts;
  /** Default: the DNS servers of the machine, and for names that the operator has written also its own names. */
  readonly lookUp?: LookUp | undefined;
}

/** Parses an address of HTTP, or a redirect from `base`. Throws a `RequestError`. */
export function parseWebAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new RequestError("notAnAddress");
  const url = new URL(text, base);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new RequestError("notAnAddress");
  if (url.username + url.password !== "") throw new RequestError("hasUser");
  return url;
}

/** Throws a `RequestError` for an address that is refused whatever its name leads to. */
export function checkWebAddress(text: string, { allowed }: Access): void {
  const url = parseWebAddress(text);
  const literal = literalAddress(url);
  const refusal = refusalOfPort(url, allowed) ?? (literal && refusalOf(url, literal.address, allowed));
  if (refusal) throw new RequestError(refusal);
}

interface SentRequest extends Access {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

const headerBytes = 16 * 1024;

/** Looks up the host once, checks all its addresses, and connects to them. Follows no redirect. */
export async function sendGuarded(url: URL, request: SentRequest): Promise<IncomingMessage> {
  const addresses = await pin(url, request);
  const { method, headers, body, signal } = request;
  const start = url.protocol === "https:" ? requestHttps : requestHttp;
  const lookup = pinned(addresses);
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one could belong to an address that is no longer allowed.
    const sent = start(url, { method, headers, signal, lookup, agent: false, maxHeaderSize: headerBytes });
    sent.on("error", reject);
    sent.on("response", resolve);
    sent.end(body);
  });
}

/** Returns the addresses to connect to. Throws a `RequestError` if one of them is not allowed. */
async function pin(url: URL, { allowed, lookUp, signal }: SentRequest): Promise<readonly LookupAddress[]> {
  const refusedPort = refusalOfPort(url, allowed);
  if (refusedPort) throw new RequestError(refusedPort);
  const usual = isNamed(url, allowed) ? lookUpLocal : lookUpPublic;
  const literal = literalAddress(url);
  const found = literal ? [literal] : await (lookUp ?? usual)(url.hostname, signal);
  signal.throwIfAborted();
  if (found.length === 0) throw new RequestError("unknownHost");
  const refusals = found.map(({ address }) => refusalOf(url, address, allowed));
  const refusal = refusals.find((reason) => reason === "notPublic") ?? refusals.find((reason) => reason !== undefined);
  if (refusal) throw new RequestError(refusal);
  return found;
}

/** Answers with the addresses that were checked, so that the name isn't looked up again. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? "", first?.family);
  };
}

interface TimeLimit {
  readonly milliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** Limits the time of requests. Throws a `RequestError`, or the reason of `signal`. */
export async function withinTime<Result>(
  { milliseconds, signal: outer }: TimeLimit,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted();
  const limit = AbortSignal.timeout(milliseconds);
  const signal = outer ? AbortSignal.any([outer, limit]) : limit;
  const started = work(signal);
  // A look-up of the system can't be aborted.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([started, aborted]);
  } catch (problem) {
    outer?.throwIfAborted();
    if (limit.aborted) throw new RequestError("timeout");
    throw asRequestError(problem);
  }
}

const certificateCodes = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|ERR_TLS|ERR_SSL|EPROTO)/;
/** The connection works, and what arrives is not as announced. */
const contentCodes = /^(?:HPE_|Z_|ECONNRESET$|ERR_STREAM_PREMATURE_CLOSE$)/;

function asRequestError(problem: unknown): RequestError {
  if (problem instanceof RequestError) return problem;
  const code = String((problem as NodeJS.ErrnoException | undefined)?.code ?? "");
  if (certificateCodes.test(code)) return new RequestError("untrusted");
  return new RequestError(contentCodes.test(code) ? "unreadable" : "unreachable");
}

interface Post extends Access, TimeLimit {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a POST request and returns the status. Follows no redirect, and reads no body. Throws a `RequestError`. */
export function postGuarded(address: string, { headers, body, allowed, lookUp, ...limit }: Post): Promise<number> {
  return withinTime(limit, async (signal) => {
    const length = String(Buffer.byteLength(body));
    const sent = { method: "POST", body, allowed, lookUp, signal } as const;
    const response = await sendGuarded(parseWebAddress(address), {
      ...sent,
      headers: { ...headers, "content-length": length },
    });
    response.on("error", () => undefined);
    response.destroy();
    return response.statusCode ?? 0;
  });
}
