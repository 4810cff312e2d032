import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { ObjectError, type ObjectProblem } from "./object-error.ts";
import type { ListedObject, ObjectPlace } from "./object-place.ts";

export interface S3Settings {
  /** Address without bucket and trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Time for all attempts of a request, in milliseconds. Users wait for it. */
const totalMilliseconds = 20_000;
/** Time for one attempt: a server that hangs is asked again. */
const attemptMilliseconds = 8000;
/** Further time for each of them. */
const mebibyteMilliseconds = 1000;
const pauseMilliseconds = 200;
const attempts = 4;

interface Call {
  readonly method: "GET" | "PUT" | "HEAD" | "DELETE";
  /** Empty for the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly hash?: string;
  /** Bytes of the object. */
  readonly size?: number;
}

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
  /** Size that a response to HEAD states. */
  readonly length: number;
}

/** Stores objects in a bucket of a server with the API of Amazon S3. */
export class S3Place implements ObjectPlace {
  readonly name: string;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #settings: S3Settings;
  readonly #client: AwsClient;

  /** `name` is "s3://bucket" or "s3://bucket/prefix". */
  constructor(name: string, settings: S3Settings) {
    const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
    this.name = name;
    this.#bucket = bucket;
    this.#prefix = prefix === "" ? "" : `${prefix}/`;
    this.#settings = settings;
    const { region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  }

  async read(key: string, size: number): Promise<Uint8Array> {
    return (await this.#call({ method: "GET", key, size })).bytes;
  }

  /** The signed hash lets the server refuse bytes that were changed on the way. */
  async write(key: string, body: Uint8Array, hash: string): Promise<void> {
    await this.#call({ method: "PUT", key, body, hash, size: body.length });
  }

  async size(key: string): Promise<number | undefined> {
    return this.#unlessMissing(async () => (await this.#call({ method: "HEAD", key })).length);
  }

  async delete(key: string): Promise<void> {
    await this.#unlessMissing(() => this.#call({ method: "DELETE", key }));
  }

  async *list(): AsyncGenerator<ListedObject> {
    for (let token: string | undefined = ""; token !== undefined; ) {
      const query = { "list-type": "2", prefix: this.#prefix, ...(token !== "" && { "continuation-token": token }) };
      const { bytes } = await this.#call({ method: "GET", query });
      const text = Buffer.from(bytes).toString();
      for (const entry of text.split("<Contents>").slice(1)) {
        const key = elementOf(entry, "Key");
        if (key?.startsWith(this.#prefix))
          yield { key: key.slice(this.#prefix.length), bytes: Number(elementOf(entry, "Size")) };
      }
      token = elementOf(text, "NextContinuationToken");
    }
  }

  async #unlessMissing<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await act();
    } catch (problem) {
      if (problem instanceof ObjectError && problem.problem === "missing") return undefined;
      throw problem;
    }
  }

  /** Repeats a call that failed for a passing reason. */
  async #call(call: Call): Promise<Answer> {
    const deadline = AbortSignal.timeout(totalMilliseconds + moreTime(call));
    for (let attempt = 1; ; attempt++) {
      const { answer, problem } = await this.#attempt(call, deadline);
      if (answer) return answer;
      if (!problem.isPassing || attempt === attempts || deadline.aborted) throw problem.error;
      const pause = pauseMilliseconds * 2 ** attempt * (0.5 + Math.random());
      await sleep(pause, undefined, { signal: deadline }).catch(() => undefined);
    }
  }

  async #attempt(
    call: Call,
    deadline: AbortSignal,
  ): Promise<{ answer: Answer; problem?: never } | { answer?: never; problem: Failure }> {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(attemptMilliseconds + moreTime(call))]);
    try {
      const response = await fetch(await this.#signed(call), { signal });
      const length = Number(response.headers.get("content-length"));
      const answer = { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()), length };
      return response.ok ? { answer } : { problem: this.#refusal(call, answer) };
    } catch (cause) {
      return { problem: { isPassing: true, error: this.#error("unavailable", call, reasonOf(cause), cause) } };
    }
  }

  #signed({ method, key = "", query = {}, body, hash }: Call): Promise<Request> {
    const url = new URL(`${this.#settings.endpoint}/${this.#bucket}`);
    if (key !== "") url.pathname += `/${this.#prefix}${key}`;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers = hash === undefined ? {} : { "x-amz-content-sha256": hash };
    return this.#client.sign(url, { method, headers, ...(body && { body: body as Uint8Array<ArrayBuffer> }) });
  }

  #refusal(call: Call, { status, bytes }: Answer): Failure {
    const code = elementOf(Buffer.from(bytes).toString(), "Code") ?? "";
    const isMissing = status === 404 && (code === "NoSuchKey" || code === "");
    const isFull = status === 507 || fullCodes.includes(code);
    const problem: ObjectProblem = isMissing ? "missing" : isFull ? "full" : "unavailable";
    const isPassing = problem === "unavailable" && (status >= 500 || status === 429 || changedCodes.includes(code));
    return { isPassing, error: this.#error(problem, call, `${status} ${code}`.trim()) };
  }

  #error(problem: ObjectProblem, { method, key = "" }: Call, reason: string, cause?: unknown): ObjectError {
    const place = `${this.name} at ${this.#settings.endpoint}`;
    return new ObjectError(problem, `${place}: ${method} ${key === "" ? "the list" : key}: ${reason}`, { cause });
  }
}

interface Failure {
  /** True if the same call may succeed a moment later. */
  readonly isPassing: boolean;
  readonly error: ObjectError;
}

/** Codes of servers whose disks or quotas are full. */
const fullCodes = ["QuotaExceeded", "InsufficientStorage", "StorageFull", "XMinioStorageFull", "EntityTooLarge"];
/** Codes for bytes that differ from the signed hash. */
const changedCodes = ["XAmzContentSHA256Mismatch", "BadDigest", "RequestTimeout"];

/** Time for the bytes of an object, in milliseconds. */
function moreTime({ size = 0 }: Call): number {
  return Math.ceil(size / 2 ** 20) * mebibyteMilliseconds;
}

function reasonOf(problem: unknown): string {
  const { cause, message } = problem as Error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}

/** Text of the first element with the name, whose content has no markup. */
function elementOf(xml: string, name: string): string | undefined {
  const [, rest] = xml.split(`<${name}>`, 2);
  return rest?.split("<", 1)[0];
}
