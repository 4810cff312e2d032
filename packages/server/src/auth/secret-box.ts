import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets of users with a key that follows from the key of the site. */
export class SecretBox {
  readonly #key: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync("sha256", secret, "", "octavo: secrets of authenticator apps", 32));
  }

  /** `owner` is authenticated, so that a text of another user is refused. */
  seal(content: Uint8Array, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(owner));
    const sealed = [cipher.update(content), cipher.final()];
    return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString("base64url");
  }

  /** Returns undefined if the text was sealed with another key or for another owner. */
  open(text: string, owner: string): Uint8Array | undefined {
    const bytes = Buffer.from(text, "base64url");
    const tag = bytes.subarray(-tagBytes);
    try {
      const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}
