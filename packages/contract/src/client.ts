import { type Message, MessageError } from "@octavo/foundation";
import type { CallInput, JsonAnswer, JsonRoute } from "./calls.ts";
import { networkFailed, unauthorized } from "./error-messages.ts";
import type { KnownRoute, Routes } from "./routes.ts";
import type { ApiErrorBody } from "./schemas/api-error.ts";

/** The part of `fetch` that the client uses, so that browsers, Node.js and tests can supply it. */
export type Fetch<Signal> = (url: string, request: FetchRequest<Signal>) => Promise<FetchAnswer>;

export interface FetchRequest<Signal> {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: Signal;
}

export interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface ClientOptions<Signal> {
  readonly fetch: Fetch<Signal>;
  /** Origin of the server, for clients outside its own pages. */
  readonly origin?: string;
  /** Called before every request. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** Response of a route that doesn't return JSON. */
export interface FileAnswer {
  readonly bytes: ArrayBuffer;
  readonly header: (name: string) => string | null;
}

export type Answer<Name extends KnownRoute> = Name extends JsonRoute
  ? JsonAnswer<Name>
  : Routes[Name]["response"] extends { readonly empty: true }
    ? undefined
    : FileAnswer;

type CallOptions<Name extends KnownRoute, Signal> = CallInput<Name> & { readonly signal?: Signal };
type OptionalWhenEmpty<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

export type Client<Signal> = <Name extends KnownRoute>(
  name: Name,
  ...options: OptionalWhenEmpty<CallOptions<Name, Signal>>
) => Promise<Answer<Name>>;

/** A failed call, with code and message of the specification's error catalogue. */
export class ApiFailure extends MessageError {
  override readonly name = "ApiFailure";
  readonly code: "UNAUTHORIZED" | "HTTP_ERROR" | "NETWORK_ERROR";
  /** 0 if there was no response. */
  readonly status: number;
  /** Undefined if the response isn't an API error. */
  readonly body: ApiErrorBody | undefined;

  constructor(
    code: ApiFailure["code"],
    message: Message | string,
    more: { status?: number; body?: ApiErrorBody | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = more.status ?? 0;
    this.body = more.body;
  }
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly revision?: number | undefined;
}

/** `client("POST /api/compile/build", { body })`: the table of routes defines names, inputs and responses. */
export function createClient<Signal>({ fetch, origin = "", headers }: ClientOptions<Signal>): Client<Signal> {
  return async (name, ...[options]) => {
    const { signal, ...request }: Request & { readonly signal?: Signal } = options ?? {};
    const [method = "", path = ""] = name.split(" ");
    const hasBody = request.body !== undefined;
    const answer = await reach(fetch, origin + fillPath(path, request), {
      method,
      headers: {
        ...headers?.(),
        ...(hasBody ? { "content-type": "application/json" } : {}),
        ...(request.revision === undefined ? {} : { "if-match": `"${request.revision}"` }),
      },
      ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!answer.ok) throw await failureOf(answer);
    return (await readAnswer(name, answer)) as Answer<typeof name>;
  };
}

async function reach<Signal>(fetch: Fetch<Signal>, url: string, request: FetchRequest<Signal>): Promise<FetchAnswer> {
  try {
    return await fetch(url, request);
  } catch (problem) {
    // Aborted by the caller.
    if (problem instanceof Error && problem.name === "AbortError") throw problem;
    const message = problem instanceof Error && problem.message ? { text: problem.message } : networkFailed;
    throw new ApiFailure("NETWORK_ERROR", message, { cause: problem });
  }
}

function fillPath(path: string, { params = {}, query = {} }: Request): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = pairs
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join("&");
  return search ? `${filled}?${search}` : filled;
}

async function readAnswer(name: string, answer: FetchAnswer): Promise<unknown> {
  if (name.startsWith("HEAD ") || answer.status === 204) return undefined;
  if (isJson(answer)) return JSON.parse(await answer.text());
  return { bytes: await answer.arrayBuffer(), header: (name: string) => answer.headers.get(name) } satisfies FileAnswer;
}

/** Specification, part 8: `detail` when it is text, else `message`, else the whole body. */
async function failureOf(answer: FetchAnswer): Promise<ApiFailure> {
  const { status } = answer;
  const text = await answer.text();
  const body = isJson(answer) ? maybeJson(text) : undefined;
  if (status === 401) return new ApiFailure("UNAUTHORIZED", unauthorized, { status, body: asErrorBody(body) });
  if (body === undefined)
    return new ApiFailure("HTTP_ERROR", { text: answer.statusText || `HTTP ${status}` }, { status });
  const { detail, message } = asRecord(body);
  const sentence = [detail, message].find((value) => typeof value === "string") ?? text;
  const ours = asErrorBody(body);
  return new ApiFailure("HTTP_ERROR", ours?.data ?? { text: sentence }, { status, body: ours });
}

function isJson(answer: FetchAnswer): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/.test(answer.headers.get("content-type") ?? "");
}

function maybeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** A proxy may respond with other JSON. */
function asErrorBody(value: unknown): ApiErrorBody | undefined {
  const { error, message, detail } = asRecord(value);
  const ours = [error, message, detail].every((field) => typeof field === "string");
  return ours ? (value as ApiErrorBody) : undefined;
}
