/** Codes of nodemailer: the server refused the reader or the letter itself, not us. */
const refusals: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/** Why a letter did not go out, without the addresses that mail servers like to repeat in their answers. */
export class MailProblem extends Error {
  /** Trying again is of no use: the mail server has said a lasting no to this reader or this letter (RFC 5321: 5yz). */
  readonly isFinal: boolean;

  constructor(thrown: unknown) {
    const code = fact(thrown, "code");
    const answer = fact(thrown, "responseCode");
    const said = [code, fact(thrown, "command"), answer].filter((word) => word !== "").join(" ");
    super(`The mail server did not take a letter: ${said === "" ? "no reason given" : said}`);
    this.name = "MailProblem";
    this.isFinal = refusals.has(code) && Number(answer) >= 500;
  }
}

function fact(thrown: unknown, name: "code" | "command" | "responseCode"): string {
  const value: unknown = typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, name) : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
