import type { Config } from "../config.ts";
import { testEmail } from "../mail/account-messages.ts";
import { isUnreachable } from "../mail/mail-error.ts";
import { openTransport } from "../mail/mailer.ts";
import { type Finding, findings, reasonOf } from "./finding.ts";

/** Connects to the mail server and signs in, without sending. With an address, also sends it a test email. */
export async function checkMail({ mail }: Config, testTo: string | undefined): Promise<readonly Finding[]> {
  const report = findings("Mail");
  const { smtpUrl, from, outbox } = mail;
  if (smtpUrl === undefined)
    return [
      report.warning(
        `There is no mail server: emails are written to ${outbox}, and ${testTo === undefined ? "nobody receives them" : "no test email was sent"}.`,
        "Set SMTP_URL and OCTAVO_MAIL_FROM, or forward the emails yourself (docs/settings.md).",
      ),
    ];
  const { host } = new URL(smtpUrl);
  const smtp = openTransport(smtpUrl);
  try {
    await smtp.verify();
    if (testTo === undefined) return [report.ok(`${host} accepts the sender's name and password.`)];
    const { text, html, subject } = testEmail({ email: testTo, language: null });
    await smtp.sendMail({ from, to: { name: "", address: testTo }, subject, text, html });
    return [report.ok(`${host} accepted a test email to ${testTo}.`)];
  } catch (problem) {
    const what = isUnreachable(problem) ? "cannot be reached" : "did not accept";
    return [report.error(`${host} ${what}: ${withoutPassword(problem, smtpUrl)}`, remedyOf(problem))];
  } finally {
    smtp.close();
  }
}

const remedies: Readonly<Record<string, string>> = {
  EAUTH: "Check user and password in SMTP_URL. Special characters must be percent-encoded.",
  ESOCKET: "Check host and port in SMTP_URL: smtps:// is for port 465, smtp:// for 587.",
  ETLS: "The mail server offers no encryption. In a trusted network, add ?ignoreTLS=true to SMTP_URL.",
  ETIMEDOUT: "Check the port, and whether a firewall or the provider blocks mail.",
  EDNS: "Check the host in SMTP_URL.",
  EENVELOPE: "The mail server refuses sender or recipient. Check OCTAVO_MAIL_FROM.",
};

function remedyOf(problem: unknown): string {
  const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
  return remedies[code] ?? "Check SMTP_URL.";
}

/** Mail servers may repeat what they received. */
function withoutPassword(problem: unknown, smtpUrl: string): string {
  const { password } = new URL(smtpUrl);
  const reason = reasonOf(problem);
  return password === "" ? reason : reason.replaceAll(decodeURIComponent(password), "…").replaceAll(password, "…");
}
