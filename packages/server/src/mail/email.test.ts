import { message } from "@octavo/foundation";
import { expect, test } from "vitest";
import { polish } from "../languages/pl.ts";
import * as emails from "./account-messages.ts";
import { type Email, formatEmail, type Recipient } from "./email.ts";

const ada: Recipient = { email: "ada@octavo.example", language: null };
const adaInPolish: Recipient = { ...ada, language: "pl" };

test("an email has the same content as text and HTML, with escaped names", () => {
  const email = {
    to: ada,
    subject: message("For <{name}>", { name: "Ada" }),
    body: [
      message("The account <b>{name}</b> & co.", { name: "Ada" }),
      { label: message('Choose "it"'), url: "https://octavo.example/?a=1&b=2" },
    ],
  };
  const { to, text, html } = formatEmail(email as unknown as Email);
  expect(to).toBe("ada@octavo.example");
  expect(text).toBe(
    'Hello,\n\nThe account <b>Ada</b> & co.\n\nChoose "it":\nhttps://octavo.example/?a=1&b=2\n\nOctavo\n',
  );
  expect(html).toContain("<title>For &lt;Ada&gt;</title>");
  expect(html).toContain("<p>The account &lt;b&gt;Ada&lt;/b&gt; &amp; co.</p>");
  expect(html).toContain('href="https://octavo.example/?a=1&amp;b=2">Choose &quot;it&quot;</a>');
  expect(html).toContain('<html lang="en">');
});

test("an email is in the language of its reader", () => {
  const link = { username: "Żółw", link: "https://octavo.example/x" };
  expect(emails.resetLink(ada, link).text).toContain("Choose a new password for Żółw:\nhttps://octavo.example/x");
  const { subject, text, html } = emails.resetLink(adaInPolish, link);
  expect(subject).toBe("Wybierz nowe hasło do Octavo");
  expect(text).toMatch(/^Dzień dobry,\n\nPoproszono/);
  expect(text).toContain("Wybierz nowe hasło do konta Żółw:\nhttps://octavo.example/x");
  expect(text).toContain("przez 60 minut");
  expect(html).toContain('<html lang="pl">');
});

test("each Polish text has the slots of its English text", () => {
  const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [english, translation] of Object.entries(polish.emails))
    expect(slots(translation)).toEqual(slots(english));
});
