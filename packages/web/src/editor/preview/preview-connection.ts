/** Connection of the live preview: a WebSocket, with HTTP requests as fallback. */

import {
  type PreviewRequest,
  type SocketAnswer,
  socketProtocol,
  tokenProtocol,
  unauthorizedClose,
} from "@octavo/contract";
import { MessageError } from "@octavo/foundation";
import { api, tokens } from "../../api/client.ts";
import { preview as messages } from "../../api/editor-messages.ts";
import { isNetworkError } from "../../api/failures.ts";
import { sitePath } from "../../browser/site-path.ts";

export interface Connection {
  readonly state: "connecting" | "connected" | "disconnected";
  /** Reason for a missing socket, if it is relevant to users. */
  readonly problem?: string;
}

/** Specification, part 7. */
const reconnect = { attempts: 5, baseDelay: 1000 };
const normalClose = 1000;

interface PendingRequest {
  readonly resolve: (picture: Blob) => void;
  readonly reject: (reason: Error) => void;
}

/** The socket closed before it answered. */
class ConnectionLost extends Error {}

export class PreviewConnection {
  readonly #onChange: (connection: Connection) => void;
  readonly #clientId = newClientId();
  #socket: WebSocket | undefined;
  #waiting: PendingRequest | undefined;
  #attempts = 0;
  /** Of the open socket. */
  #token: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (connection: Connection) => void) {
    this.#onChange = onChange;
  }

  /** Also reopens a connection that was given up, after the network or the session is back. */
  open(): void {
    this.close();
    this.#attempts = 0;
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#giveUp();
    socket?.close(normalClose);
  }

  isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** A newer request replaces a waiting one. */
  async request(data: PreviewRequest): Promise<Blob> {
    if (!this.isOpen()) return requestOverHttp(data);
    try {
      return await this.#ask(data);
    } catch (reason) {
      if (reason instanceof ConnectionLost) return requestOverHttp(data);
      throw reason;
    }
  }

  #ask(data: PreviewRequest): Promise<Blob> {
    this.#giveUp();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      try {
        this.#socket?.send(JSON.stringify({ type: "preview_request", data }));
      } catch (cause) {
        reject(new Error(messages.send, { cause }));
      }
    });
  }

  #connect(): void {
    const token = tokens.read();
    this.#token = token;
    if (token === undefined) return this.#onChange({ state: "disconnected" });
    this.#onChange({ state: "connecting" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${sitePath(`/ws/${this.#clientId}`)}`, [
      socketProtocol,
      tokenProtocol(token),
    ]);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.#attempts = 0;
      this.#onChange({ state: "connected" });
    });
    socket.addEventListener("message", ({ data }) => this.#hear(data));
    socket.addEventListener("close", ({ code }) => this.#closed(socket, code));
  }

  #hear(data: unknown): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    const answer = readAnswer(data);
    if (answer?.type === "preview_response") waiting?.resolve(pictureOf(answer.data.preview_base64));
    else waiting?.reject(new MessageError(answer ? (answer.data?.text ?? messages.unknown) : messages.unreadable));
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#giveUp();
    // Without a session a retry is useless. The next HTTP request leads to the sign-in.
    if (code === unauthorizedClose && tokens.read() !== this.#token) return this.#connect();
    if (code === normalClose || code === unauthorizedClose) return this.#onChange({ state: "disconnected" });
    if (this.#attempts >= reconnect.attempts)
      return this.#onChange({ state: "disconnected", problem: messages.connect });
    this.#onChange({ state: "disconnected", problem: messages.socket });
    this.#timer = setTimeout(() => this.#connect(), reconnect.baseDelay * 2 ** this.#attempts);
    this.#attempts += 1;
  }

  #giveUp(): void {
    this.#waiting?.reject(new ConnectionLost());
    this.#waiting = undefined;
  }
}

/** `randomUUID` requires a secure origin. */
function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function requestOverHttp(data: PreviewRequest): Promise<Blob> {
  try {
    const { bytes } = await api("POST /api/pdf/preview", { body: data });
    return new Blob([bytes], { type: "image/png" });
  } catch (cause) {
    throw isNetworkError(cause) ? new Error(messages.notConnected, { cause }) : cause;
  }
}

function readAnswer(data: unknown): SocketAnswer | undefined {
  try {
    const answer: unknown = typeof data === "string" ? JSON.parse(data) : undefined;
    return isAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isAnswer(value: unknown): value is SocketAnswer {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  if (value.type !== "preview_response") return value.type === "error";
  return "data" in value && typeof value.data === "object" && value.data !== null && "preview_base64" in value.data;
}

function pictureOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: "image/png" });
}
