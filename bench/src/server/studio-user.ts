import { randomUUID } from "node:crypto";
import { planner } from "../workload/planner.ts";

/** An answer with a status other than 2xx. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";
  readonly status: number;

  constructor(call: string, status: number, body: string) {
    super(`${call} answered ${status}: ${body}`);
    this.status = status;
  }
}

export class StudioUser {
  readonly #origins: readonly string[];
  #calls = 0;
  /** The token as browsers store it. */
  readonly token: string;

  private constructor(origins: readonly string[], token: string) {
    this.#origins = origins;
    this.token = token;
  }

  /** With several origins, calls go to each in turn, as a load balancer sends them. */
  static async register(...origins: readonly string[]): Promise<StudioUser> {
    const credentials = { username: `user ${randomUUID()}`, password: "correct horse battery staple" };
    const stranger = new StudioUser(origins, "");
    await stranger.call("POST", "/api/auth/register", { ...credentials, email: `${randomUUID()}@example.org` });
    const user = new StudioUser(origins, await stranger.login(credentials));
    await user.call("POST", "/api/auth/accept-terms", { accepted: true });
    return user;
  }

  async login(credentials: { readonly username: string; readonly password: string }): Promise<string> {
    const { access_token } = await this.json<{ access_token: string }>("POST", "/api/auth/login", credentials);
    return access_token;
  }

  /** Creates a project with the benchmark planner and returns its id. */
  async createPlanner(): Promise<string> {
    const body = {
      name: "Planner",
      device_profile: "boox-note-air-4c",
      masters_yaml: planner.masters,
      plan_yaml: planner.plan,
    };
    return (await this.json<{ id: string }>("POST", "/api/projects", body)).id;
  }

  /** Changes the project, so that all cached results are invalid. */
  async edit(id: string): Promise<void> {
    await this.call("PATCH", `/api/projects/${id}`, { description: randomUUID() });
  }

  async json<Body>(method: string, path: string, body?: object): Promise<Body> {
    return JSON.parse(new TextDecoder().decode(await this.call(method, path, body)));
  }

  /** Returns the body of a successful response. */
  async call(method: string, path: string, body?: object): Promise<Uint8Array> {
    const answer = await fetch(`${this.#origins[this.#calls++ % this.#origins.length]}${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) return bytes;
    throw new UnexpectedAnswer(`${method} ${path}`, answer.status, new TextDecoder().decode(bytes.slice(0, 300)));
  }
}
