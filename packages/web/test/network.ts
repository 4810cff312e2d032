/** Simulates a network with scripted replies and records the requests. */
import type { Fetch } from "@octavo/contract";

export interface Sent {
  readonly call: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly type?: string;
}

type ReplyOrError = Reply | Error;

/** Replies of each call in order. The last one repeats. An error means no reply. */
type Script = Readonly<Record<string, readonly [ReplyOrError, ...ReplyOrError[]]>>;

export class Network {
  readonly sent: Sent[] = [];
  readonly #script: Script;
  readonly #turns = new Map<string, number>();

  constructor(script: Script) {
    this.#script = script;
  }

  readonly fetch: Fetch<AbortSignal> = async (url, { method, headers, body }) => {
    const call = `${method} ${url}`;
    this.sent.push({ call, headers, body: body === undefined ? undefined : JSON.parse(body) });
    const reply = this.#next(call);
    if (reply instanceof Error) throw reply;
    const { status = 200, json, text = "", type = json === undefined ? "text/plain" : "application/json" } = reply;
    const content = json === undefined ? text : JSON.stringify(json);
    return new Response(status === 204 ? null : content, { status, headers: { "content-type": type } });
  };

  calls(): readonly string[] {
    return this.sent.map(({ call }) => call);
  }

  #next(call: string): ReplyOrError {
    const turns = this.#script[call] ?? [refusal(404, "NOT_FOUND", call)];
    const turn = this.#turns.get(call) ?? 0;
    this.#turns.set(call, turn + 1);
    return turns[turn] ?? turns.at(-1) ?? turns[0];
  }
}

export const refusal = (status: number, error: string, message: string, more: object = {}): Reply => ({
  status,
  json: { error, message, detail: message, ...more },
});

/** Creates a token like the server's, without a valid signature. */
export function aToken(claims: object): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replace(/=+$/, "").replace(/\+/g, "-").replace(/\//g, "_");
  return `${part({ alg: "HS256" })}.${part(claims)}.x`;
}
