import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { JsonAnswer, NewPasskey, PasskeyProof } from "@octavo/contract";

type CreationOptions = JsonAnswer<"POST /api/account/passkeys/options">;
type RequestOptions = JsonAnswer<"POST /api/auth/passkeys/options">;

/** Deviations of an attack from a correct response. */
interface Deviations {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** Credential id and user handle of another passkey, signed with the key of this one. */
  readonly as?: SoftwareAuthenticator;
  readonly isTampered?: boolean;
  /** A statement with a certificate, as an authenticator sends it on request. */
  readonly hasCertificate?: boolean;
}

const flag = { present: 0x01, verified: 0x04, canSync: 0x08, isSynced: 0x10, hasCredential: 0x40 };
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** A WebAuthn authenticator with one P-256 key, and the part of the browser before it. */
export class SoftwareAuthenticator {
  readonly id = base64Url(randomBytes(32));
  readonly #origin: string;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #isSynced: boolean;
  #counter = 0;
  #userHandle = "";

  /** A synced passkey has no counter. */
  constructor(origin: string, { isSynced = false } = {}) {
    this.#origin = origin;
    this.#isSynced = isSynced;
  }

  get userHandle(): string {
    return this.#userHandle;
  }

  create(options: CreationOptions, deviations: Deviations = {}): NewPasskey["credential"] {
    this.#userHandle = options.user.id;
    const length = Buffer.alloc(2);
    const id = Buffer.from(this.id, "base64url");
    length.writeUInt16BE(id.length);
    const credential = [Buffer.alloc(16), length, id, coseKey(this.#keys.publicKey)];
    const authData = this.#authenticatorData(options.rp.id, deviations, credential);
    const [fmt, statement] = deviations.hasCertificate
      ? [
          "packed",
          new Map<string, Cbor>([
            ["alg", -7],
            ["sig", randomBytes(64)],
            ["x5c", [randomBytes(64)]],
          ]),
        ]
      : ["none", new Map<string, Cbor>()];
    const attestation = new Map<string, Cbor>([
      ["fmt", fmt],
      ["attStmt", statement],
      ["authData", authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, deviations),
        attestationObject: base64Url(encodeCbor(attestation)),
        transports: ["internal"],
      },
    };
  }

  get(options: RequestOptions, deviations: Deviations = {}): PasskeyProof {
    const { as = this } = deviations;
    const authData = this.#authenticatorData(options.rpId, deviations, []);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, deviations);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = createSign("SHA256").update(signed).sign(this.#keys.privateKey);
    if (deviations.isTampered) authData[authData.length - 1] = (authData.at(-1) ?? 0) ^ 0xff;
    return {
      credential: {
        id: as.id,
        rawId: as.id,
        type: "public-key",
        response: {
          clientDataJSON,
          authenticatorData: base64Url(authData),
          signature: base64Url(signature),
          userHandle: as.userHandle,
        },
      },
    };
  }

  #authenticatorData(rpId: string, deviations: Deviations, credential: readonly Buffer[]): Buffer {
    const { isVerified = true, counter = this.#isSynced ? 0 : ++this.#counter } = deviations;
    const flags =
      flag.present +
      (isVerified ? flag.verified : 0) +
      (this.#isSynced ? flag.canSync + flag.isSynced : 0) +
      (credential.length > 0 ? flag.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(deviations.rpId ?? rpId), Buffer.of(flags), count, ...credential]);
  }

  #clientData(type: string, challenge: string, deviations: Deviations): string {
    const data = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { origin, crossOrigin } = deviations;
    const changed = { ...(origin && { origin }), ...(crossOrigin && { crossOrigin }) };
    const { type: otherType = type, challenge: otherChallenge = challenge } = deviations;
    return base64Url(Buffer.from(JSON.stringify({ ...data, type: otherType, challenge: otherChallenge, ...changed })));
  }
}

/** RFC 9053: EC2 key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => Buffer.from(text, "base64url");
  return encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** The subset of RFC 8949 that attestations need. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]: [number | string, Cbor]) => [encodeCbor(key), encodeCbor(item)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  const items = value as readonly Cbor[];
  return Buffer.concat([head(4, items.length), ...items.map(encodeCbor)]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.of((kind << 5) | size);
  return size < 256 ? Buffer.of((kind << 5) | 24, size) : Buffer.of((kind << 5) | 25, size >> 8, size & 0xff);
}
