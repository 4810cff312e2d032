import type { Message } from "./message.ts";

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly body: readonly (string | Link)[];
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

const greeting = "Hello,";
const closing = "Octavo";

/** Formats an e-mail as text and HTML with the same content. */
export function formatEmail({ to, subject, body }: Email): Message {
  const parts = [greeting, ...body, closing];
  return {
    to,
    subject,
    text: `${parts.map(asText).join("\n\n")}\n`,
    html: page(subject, parts.map(asHtml).join("\n")),
  };
}

const asText = (part: string | Link) => (typeof part === "string" ? part : `${part.label}:\n${part.url}`);

const asHtml = (part: string | Link) =>
  typeof part === "string"
    ? `<p>${escapeHtml(part)}</p>`
    : `<p><a class="button" href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`;

/** Mail clients support little CSS, and some none, so the e-mail must be readable without it. */
const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
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
