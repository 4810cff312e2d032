import type { WebSocket } from "@fastify/websocket";
import { errorMessages as messages, type SocketAnswer, unauthorizedClose } from "@octavo/contract";
import { formatMessage, type Message } from "@octavo/foundation";
import type { FastifyBaseLogger } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { type Caller, type Identify, pendingStepError } from "../http/caller.ts";
import { ownerOf } from "../render/job-options.ts";
import type { Renderer } from "../render/renderer.ts";
import { RateWindow } from "./rate-window.ts";
import { closeCodes, rejectSocket } from "./reject-socket.ts";
import type { SocketCounter } from "./socket-counter.ts";

export interface PreviewSocketParts {
  readonly render: Renderer;
  readonly identify: Identify;
  readonly open: SocketCounter;
  /** Called when the client is authorized. */
  readonly settle: () => void;
  readonly heartbeatMilliseconds: number;
  readonly rate: MessageRate;
  readonly token: string | undefined;
  readonly log: FastifyBaseLogger;
  readonly id: string;
}

/** Maximum number of messages in a sliding window. */
export interface MessageRate {
  readonly limit: number;
  readonly milliseconds: number;
}

/** Maximum bytes that a client may leave unread. */
const maxUnsentBytes = 32 * 1024 * 1024;

/**
 * One connection, paused until its client is authorized. Only the newest message is processed, because older previews
 * are useless. Each response is sent before the next message is processed, so that a slow client delays only itself.
 */
export class PreviewSocket {
  readonly #socket: WebSocket;
  readonly #parts: PreviewSocketParts;
  readonly #rate: RateWindow;
  #newest: Uint8Array | undefined;
  /** Aborts the current message. */
  #calledOff = new AbortController();
  #isBusy = false;
  #isAlive = true;

  constructor(socket: WebSocket, parts: PreviewSocketParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#rate = new RateWindow(parts.rate.limit, parts.rate.milliseconds);
  }

  async start(): Promise<void> {
    const { open, settle, heartbeatMilliseconds } = this.#parts;
    const heartbeat = setInterval(() => this.#beat(), heartbeatMilliseconds).unref();
    this.#whenClosed(() => {
      clearInterval(heartbeat);
      this.#calledOff.abort();
    });
    this.#socket.on("message", (bytes: Buffer, isBinary: boolean) => this.#take(bytes, isBinary));
    this.#socket.on("pong", () => {
      this.#isAlive = true;
    });
    const caller = await this.#caller();
    // The counter would never be decremented for a socket that has closed in the meantime.
    if (!caller || this.#socket.readyState !== this.#socket.OPEN) return;
    if (!open.enter(caller.userId)) return rejectSocket(this.#socket, closeCodes.tryLater, messages.tooManySockets);
    this.#whenClosed(() => open.leave(caller.userId));
    settle();
    this.#socket.resume();
    await this.#work();
  }

  /** Checked for each message, because the session may have ended. */
  async #caller(): Promise<Caller | undefined> {
    const { identify, token } = this.#parts;
    const caller = await identify(token);
    if (caller && !caller.pendingStep) return caller;
    if (caller?.pendingStep) rejectSocket(this.#socket, closeCodes.policy, pendingStepError(caller.pendingStep).data);
    else rejectSocket(this.#socket, unauthorizedClose, messages.unauthorized);
    return undefined;
  }

  #take(bytes: Uint8Array, isBinary: boolean): void {
    if (isBinary) return rejectSocket(this.#socket, closeCodes.textOnly, messages.textOnly);
    const milliseconds = this.#rate.take(performance.now());
    if (milliseconds > 0) return this.#slowDown(milliseconds);
    this.#newest = bytes;
    this.#calledOff.abort();
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    try {
      for (let message = this.#next(); message; message = this.#next()) await this.#answer(message);
    } catch (err) {
      this.#parts.log.error({ err }, "a preview socket failed");
      this.#socket.close(closeCodes.ownFault);
    }
    this.#isBusy = false;
  }

  #next(): Uint8Array | undefined {
    const message = this.#socket.readyState === this.#socket.OPEN ? this.#newest : undefined;
    this.#newest = undefined;
    this.#calledOff = new AbortController();
    return message;
  }

  async #answer(message: Uint8Array): Promise<void> {
    const { signal } = this.#calledOff;
    const caller = await this.#caller();
    if (!caller || signal.aborted) return;
    const answer = await this.#rendered(message, ownerOf(caller), signal);
    if (!signal.aborted) await this.#send(answer);
  }

  async #rendered(message: Uint8Array, owner: string, signal: AbortSignal): Promise<Uint8Array | string> {
    try {
      return (await this.#parts.render.run("live", message, { owner, signal })).bytes;
    } catch (problem) {
      if (problem instanceof ApiError) return errorAnswer(problem.data);
      const { log, id } = this.#parts;
      if (!signal.aborted) log.error({ err: problem }, "a live preview failed");
      return errorAnswer(messages.internalError(id));
    }
  }

  async #send(answer: Uint8Array | string): Promise<void> {
    if (this.#socket.bufferedAmount > maxUnsentBytes) return this.#socket.terminate();
    await new Promise<void>((resolve) => this.#socket.send(answer, { binary: false }, () => resolve()));
  }

  /** Pauses the socket until the rate limit allows more. */
  #slowDown(milliseconds: number): void {
    void this.#send(errorAnswer(messages.tooManyRequests(Math.ceil(milliseconds / 1000))));
    if (this.#socket.isPaused) return;
    this.#socket.pause();
    // Timers may fire a millisecond early, and the next message would be refused again.
    setTimeout(() => {
      this.#isAlive = true;
      this.#socket.resume();
    }, Math.ceil(milliseconds) + 1).unref();
  }

  #beat(): void {
    if (this.#socket.isPaused) return;
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
    this.#closeIfEnded().catch((err: unknown) => this.#parts.log.error({ err }, "checking a session failed"));
  }

  /** An open socket that sends nothing does not keep its session in use. */
  async #closeIfEnded(): Promise<void> {
    const { identify, token } = this.#parts;
    const caller = await identify(token, { isUse: false });
    if (!caller) rejectSocket(this.#socket, unauthorizedClose, messages.unauthorized);
  }

  #whenClosed(leave: () => void): void {
    this.#socket.once("close", leave);
  }
}

function errorAnswer(text: Message): string {
  const answer: SocketAnswer = { type: "error", data: { message: formatMessage(text), text } };
  return JSON.stringify(answer);
}
