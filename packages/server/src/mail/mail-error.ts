/** Codes of nodemailer for a refused recipient or message. */
const refusals: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/** Sentences for codes of nodemailer. Other codes are rejections of the email. */
const failures: Readonly<Record<string, string>> = {
  ESOCKET: "The connection to the mail server failed",
  ECONNECTION: "The connection to the mail server failed",
  ETIMEDOUT: "The mail server does not respond",
  EAUTH: "The mail server refused user or password",
  ETLS: "The mail server offers no encryption",
};

/** Error of the mail server, without the addresses that mail servers repeat in their replies. */
export class MailError extends Error {
  /** True if a retry is useless: the mail server rejected the recipient or message permanently (RFC 5321: 5yz). */
  readonly isFinal: boolean;

  constructor(thrown: unknown) {
    const code = fact(thrown, "code");
    const answer = fact(thrown, "responseCode");
    const reply = [code, fact(thrown, "command"), answer].filter((word) => word !== "").join(" ");
    const what = isUnreachable(thrown) ? "The mail server cannot be reached" : failures[code];
    const reason = fact(thrown, "originalCode") || reply || "no reason given";
    super(`${what ?? "The mail server rejected an email"}: ${reason}`);
    this.name = "MailError";
    this.isFinal = refusals.has(code) && Number(answer) >= 500;
  }
}

/** Returns whether no mail server was found, or none accepted the connection. */
export function isUnreachable(thrown: unknown): boolean {
  return ["connect", "getaddrinfo"].includes(fact(thrown, "syscall"));
}

function fact(thrown: unknown, name: "code" | "command" | "originalCode" | "responseCode" | "syscall"): string {
  const value: unknown = typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, name) : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
