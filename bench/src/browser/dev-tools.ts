/** Client of the Chrome DevTools Protocol (https://chromedevtools.github.io/devtools-protocol). */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  /** Set for events. */
  readonly method?: string;
  readonly params?: unknown;
}

type Listener = (params: unknown) => void;

export class DevTools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #listeners = new Map<string, Listener>();
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      const { id, method, params } = message;
      if (method !== undefined) this.#listeners.get(method)?.(params);
      if (id === undefined) return;
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    });
  }

  static async connect(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error(`Nobody answers at ${address}.`)));
    });
    return new DevTools(socket);
  }

  /** Adds the only listener for an event, in all tabs. */
  listen(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }

  /** Also closes the connection, so that there is no answer. */
  closeBrowser(): void {
    this.#socket.send(JSON.stringify({ id: ++this.#calls, method: "Browser.close" }));
  }

  async send<Result>(method: string, params: object, sessionId?: string): Promise<Result> {
    const id = ++this.#calls;
    const { result, error } = await new Promise<Message>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
}
