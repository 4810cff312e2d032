import { createHmac, timingSafeEqual } from "node:crypto";
import { errorMessages as messages } from "@octavo/contract";
import type { FastifyRequest } from "fastify";
import type { ApiError } from "../http/api-error.ts";
import { easyDigest, readEasySecret } from "../http/easy-secret.ts";
import { invalidField } from "../http/invalid-field.ts";
import { isLoopback, isOnThisMachine } from "../http/local-request.ts";
import type { AccountSettings } from "./account-settings.ts";

/** 98 bits. */
const codeLength = 20;

/**
 * Returns the code that the first account of a site needs. It follows from the key that all nodes share, so that each of
 * them prints and accepts the same, and nothing is stored.
 */
export function setupCode(secret: Uint8Array): string {
  return digest(secret).replace(/.{5}(?!$)/g, "$&-");
}

const digest = (secret: Uint8Array) =>
  easyDigest(createHmac("sha512", secret).update("octavo: code of the first account").digest(), codeLength);

/**
 * Decides which requests may create the first account, which becomes the administrator: those from this machine, and
 * those with the set-up code.
 */
export class FirstAccountGuard {
  readonly #secret: Uint8Array;
  readonly #isPublic: boolean;

  constructor(
    secret: Uint8Array,
    { trustedProxies, publicUrl }: Pick<AccountSettings, "trustedProxies" | "publicUrl">,
  ) {
    this.#secret = secret;
    this.#isPublic = trustedProxies > 0 || !isLoopback(new URL(publicUrl).hostname);
  }

  /** Returns whether a request needs the code. If the site has an address or a proxy, all do. */
  needsCode(request: FastifyRequest): boolean {
    return this.#isPublic || !isOnThisMachine(request.raw);
  }

  admits(request: FastifyRequest, typed: string | undefined): boolean {
    if (!this.needsCode(request)) return true;
    const code = readEasySecret(typed ?? "", codeLength);
    return code !== undefined && timingSafeEqual(Buffer.from(code), Buffer.from(digest(this.#secret)));
  }
}

export function setupCodeRefused(): ApiError {
  return invalidField("setup_code", messages.setupCodeWrong);
}
