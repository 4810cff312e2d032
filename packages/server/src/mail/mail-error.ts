/** Codes of nodemailer for a refused recipient or message. */
const refusals: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/** Error of the mail server, without the addresses that mail servers repeat in their replies. */
export class MailError extends Error {
  /** True if a retry is useless: the mail server rejected the recipient or message permanently (RFC 5321: 5yz). */
  readonly isFinal: boolean;

  constructor(thrown: unknown) {
    const code = fact(thrown, "code");
    const answer = fact(thrown, "responseCode");
    const reply = [code, fact(thrown, "command"), answer].filter((word) => word !== "").join(" ");
    super(`The mail server rejected an e-mail: ${reply === "" ? "no reason given" : reply}`);
    this.name = "MailError";
    this.isFinal = refusals.has(code) && Number(answer) >= 500;
  }
}

function fact(thrown: unknown, name: "code" | "command" | "responseCode"): string {
  const value: unknown = typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, name) : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
