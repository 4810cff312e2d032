import { directionOf, type Language } from "@octavo/contract";
import { english, formatMessage, type MessageLanguage, message, type Message as Text } from "@octavo/foundation";
import { emailTextIn, languageOf } from "../languages/languages.ts";
import type { EmailText } from "../languages/translation.ts";
import type { Message } from "./message.ts";

/** `message` for texts of emails. */
export const text: <const Written extends EmailText>(...written: Parameters<typeof message<Written>>) => Text<Written> =
  message;

export interface Recipient {
  readonly email: string;
  /** English if null, or if emails are not translated into it. */
  readonly language: string | null;
}

export interface Email {
  readonly to: Recipient;
  readonly subject: Text<EmailText>;
  readonly body: readonly (Text<EmailText> | Link)[];
}

export interface Link {
  readonly label: Text<EmailText>;
  readonly url: string;
}

const greeting = text("Hello,");
const closing = "Octavo";

/** Formats an email as text and HTML with the same content. */
export function formatEmail({ to: { email: to, language: stored }, subject: about, body }: Email): Message {
  const language = languageOf(stored);
  const translate = (text: Text) => formatMessage(text, messageLanguage(language));
  const parts = [greeting, ...body].map((part) =>
    "url" in part ? { label: translate(part.label), url: part.url } : translate(part),
  );
  const subject = translate(about);
  return {
    to,
    subject,
    text: `${[...parts, closing].map(asText).join("\n\n")}\n`,
    html: page({ language, title: subject }, [...parts, closing].map(asHtml).join("\n")),
  };
}

const messageLanguage = (language: Language): MessageLanguage => ({
  ...english,
  template: ({ text }) => emailTextIn(language, text as EmailText) ?? text,
  number: (value) => String(value),
});

type Part = string | { readonly label: string; readonly url: string };

const asText = (part: Part) => (typeof part === "string" ? part : `${part.label}:\n${part.url}`);

const asHtml = (part: Part) =>
  typeof part === "string"
    ? `<p>${escapeHtml(part)}</p>`
    : `<p><a class="button" href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`;

/** Mail clients support little CSS, and some none, so the email must be readable without it. */
const page = ({ language, title }: { language: Language; title: string }, content: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; max-width: 34em; padding: 2em 1em; font: 16px/1.5 sans-serif; color: #1a1a1a; background: #fdfcf9; }
.button { display: inline-block; padding: .6em 1.2em; border-radius: 4px; color: #fff; background: #1f3a5f; text-decoration: none; }
</style>
</head>
<body>
${content}
</body>
</html>
`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
