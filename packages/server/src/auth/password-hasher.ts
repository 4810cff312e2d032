import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { type HashCost, hash, verify } from "./password-hash.ts";

export type { HashCost };

/** OWASP Password Storage Cheat Sheet, for argon2id. */
export const defaultCost: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and one of the four threads on which Node.js reads files. */
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
/** At 30 to 50 ms for each hash, the last request waits for three to five seconds. */
const maxQueue = 100;
const retryAfterSeconds = 5;

/** Hashes passwords on other threads. Limits concurrency, queues requests and refuses them when the queue is full. */
export class PasswordHasher {
  /** Hash to compare with if there is no account, so that the check takes the same time. */
  readonly #nobodys: string;
  readonly #cost: HashCost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #computed = 0;

  private constructor(nobodys: string, cost: HashCost) {
    this.#nobodys = nobodys;
    this.#cost = cost;
  }

  static async create(cost: HashCost = defaultCost): Promise<PasswordHasher> {
    return new PasswordHasher(await hash(randomBytes(32), cost), cost);
  }

  get computed(): number {
    return this.#computed;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normalizePassword(password), this.#cost));
  }

  /** If `passwordHash` is undefined or empty, as of an account without a password, does the same work and returns false. */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    const isRight = await this.#inTurn(() => verify(passwordHash || this.#nobodys, normalizePassword(password)));
    return isRight && Boolean(passwordHash);
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= hashesAtOnce) await this.#queue();
    else this.#running++;
    try {
      this.#computed++;
      return await work();
    } finally {
      // Passes the slot on directly, so that no new request takes it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  #queue(): Promise<void> {
    if (this.#waiting.length >= maxQueue)
      throw new ApiError("SERVER_BUSY", messages.busyWithSignIns, { retryAfterSeconds });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** NIST SP 800-63B, 5.1.1.2: keyboards encode the same character in several ways. */
function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}
