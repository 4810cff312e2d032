/** Hashes of passwords: argon2id of Node's OpenSSL (RFC 9106), as PHC strings. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const saltBytes = 16;
const tagBytes = 32;

const derive = promisify(argon2);

export async function hash(password: string | Uint8Array, cost: HashCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await tagOf(password, { cost, salt, length: tagBytes });
  const { memoryCost, timeCost, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Uses the parameters in the hash. Throws if it is not a hash of argon2id. */
export async function verify(hashed: string, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hashed);
  if (!parts) throw new Error("The stored password hash is not one of argon2id.");
  const [memoryCost, timeCost, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [salt, expected] = parts.slice(4).map((text) => Buffer.from(text, "base64")) as [Buffer, Buffer];
  const cost = { memoryCost, timeCost, parallelism };
  return timingSafeEqual(await tagOf(password, { cost, salt, length: expected.length }), expected);
}

interface Derivation {
  readonly cost: HashCost;
  readonly salt: Uint8Array;
  readonly length: number;
}

function tagOf(password: string | Uint8Array, { cost, salt, length }: Derivation): Promise<Uint8Array> {
  return derive("argon2id", {
    message: password,
    nonce: salt,
    parallelism: cost.parallelism,
    tagLength: length,
    memory: cost.memoryCost,
    passes: cost.timeCost,
  });
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("base64")
    .replace(/(?<!=)=+$/, "");
}
