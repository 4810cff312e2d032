import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";

/** What one hash takes. */
export type HashCost = Pick<Options, "memoryCost" | "timeCost" | "parallelism">;

/** OWASP Password Storage Cheat Sheet, argon2id; the algorithm is the library's standard one. */
export const usualCost: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB, and one of the four threads on which Node reads files, too. */
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
/** At 25 ms a hash the last in line waits two seconds or three. */
const longestQueue = 100;
const retryAfterSeconds = 5;

/** Hashes passwords beside the thread that answers, a few at a time: a flood of sign-ins waits, or is sent away. */
export class PasswordHasher {
  /** What a password is compared with when there is no account, so that it takes as long. */
  readonly #nobodys: string;
  readonly #cost: HashCost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #computed = 0;

  private constructor(nobodys: string, cost: HashCost) {
    this.#nobodys = nobodys;
    this.#cost = cost;
  }

  static async create(cost: HashCost = usualCost): Promise<PasswordHasher> {
    return new PasswordHasher(await hash(randomBytes(32), cost), cost);
  }

  /** Hashes so far. */
  get computed(): number {
    return this.#computed;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(sameLetters(password), this.#cost));
  }

  /** Without a hash to compare with it is false after the same work. */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    const isRight = await this.#inTurn(() => verify(passwordHash ?? this.#nobodys, sameLetters(password)));
    return isRight && passwordHash !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= hashesAtOnce) await this.#queue();
    else this.#running++;
    try {
      this.#computed++;
      return await work();
    } finally {
      // Whoever waits takes the place over; nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  #queue(): Promise<void> {
    if (this.#waiting.length >= longestQueue)
      throw new ApiError("SERVER_BUSY", messages.busyWithSignIns, { retryAfterSeconds });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** NIST SP 800-63B, 5.1.1.2: keyboards write the same letter in several ways. */
function sameLetters(password: string): string {
  return password.normalize("NFKC");
}
