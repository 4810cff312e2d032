/** The live preview's way to the server: a socket, and plain calls for as long as there is none. */
import { type PreviewRequest, type SocketAnswer, socketProtocol, tokenProtocol } from "@octavo/contract";
import { api, tokens } from "../../api/client.ts";
import { preview as messages } from "../../api/messages.ts";

export type ConnectionState = "connecting" | "connected" | "disconnected";

/** Specification, part 7. */
const reconnect = { attempts: 5, baseDelay: 1000 };
const normalClose = 1000;

interface Waiting {
  readonly resolve: (picture: Blob) => void;
  readonly reject: (reason: Error) => void;
}

export class PreviewConnection {
  readonly #onState: (state: ConnectionState) => void;
  readonly #clientId = crypto.randomUUID();
  #socket: WebSocket | undefined;
  #waiting: Waiting | undefined;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onState: (state: ConnectionState) => void) {
    this.#onState = onState;
  }

  open(): void {
    const token = tokens.read();
    if (token === undefined) return this.#onState("disconnected");
    this.#onState("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.#clientId}`, [
      socketProtocol,
      tokenProtocol(token),
    ]);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#attempts = 0;
      this.#onState("connected");
    });
    socket.addEventListener("message", ({ data }) => this.#hear(data));
    socket.addEventListener("close", ({ code }) => this.#closed(socket, code));
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close(normalClose);
  }

  /** A newer request takes the place of one that waits. */
  async request(data: PreviewRequest): Promise<Blob> {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      const { bytes } = await api("POST /api/pdf/preview", { body: data });
      return new Blob([bytes], { type: "image/png" });
    }
    this.#waiting?.reject(new Superseded());
    const answer = new Promise<Blob>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    this.#socket.send(JSON.stringify({ type: "preview_request", data }));
    return answer;
  }

  #hear(data: unknown): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    const answer = readAnswer(data);
    if (answer?.type === "preview_response") waiting?.resolve(pictureOf(answer.data.preview_base64));
    else waiting?.reject(new Error(answer ? answer.data.message || messages.unknown : messages.unreadable));
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#waiting?.reject(new Error(messages.socket));
    this.#waiting = undefined;
    this.#onState("disconnected");
    if (code === normalClose || this.#attempts >= reconnect.attempts) return;
    this.#timer = setTimeout(() => this.open(), reconnect.baseDelay * 2 ** this.#attempts);
    this.#attempts += 1;
  }
}

/** Nobody waits for this picture any more. */
export class Superseded extends Error {}

function readAnswer(data: unknown): SocketAnswer | undefined {
  try {
    const answer: unknown = typeof data === "string" ? JSON.parse(data) : undefined;
    return isAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isAnswer(value: unknown): value is SocketAnswer {
  if (typeof value !== "object" || value === null || !("type" in value) || !("data" in value)) return false;
  const { type, data } = value;
  if (typeof data !== "object" || data === null) return false;
  return type === "preview_response" ? "preview_base64" in data : type === "error" && "message" in data;
}

function pictureOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: "image/png" });
}
