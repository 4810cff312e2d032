import { type Language, languageTags } from "@octavo/contract";
import { message } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { emailTextIn, textsIn } from "../languages/languages.ts";
import { polish } from "../languages/pl.ts";
import type { EmailText } from "../languages/translation.ts";
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
  expect(html).toContain('<html lang="en" dir="ltr">');
});

test("an email is in the language of its reader", () => {
  const link = { username: "Żółw", link: "https://octavo.example/x" };
  expect(emails.resetLink(ada, link).text).toContain("Choose a new password for Żółw:\nhttps://octavo.example/x");
  const { subject, text, html } = emails.resetLink(adaInPolish, link);
  expect(subject).toBe("Wybierz nowe hasło do Octavo");
  expect(text).toMatch(/^Dzień dobry,\n\nPoproszono/);
  expect(text).toContain("Wybierz nowe hasło do konta Żółw:\nhttps://octavo.example/x");
  expect(text).toContain("przez 60 minut");
  expect(html).toContain('<html lang="pl" dir="ltr">');
});

const translated = languageTags.filter((language) => language !== "en");
const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
/** A translation equals its English text by chance only. */
const alike = new Set(["{words}"]);

describe.each(translated)("the texts in %s", (language) => {
  test("of emails have the slots of their English texts", () => {
    for (const english of Object.keys(polish.emails) as EmailText[]) {
      const translation = emailTextIn(language, english);
      expect(slots(translation)).toEqual(slots(english));
      expect(translation === english).toBe(alike.has(english));
    }
  });

  test("of the page /get and of archives differ from the English ones", () => {
    const { getPage, archiveReadme } = textsIn(language);
    const english = textsIn("en");
    // "Code" is the same word in some languages.
    const same = Object.entries(getPage).filter(([key, text]) =>
      Object.entries(english.getPage).some(([k, e]) => k === key && e === text),
    );
    expect(same.filter(([key]) => key !== "label")).toEqual([]);
    const files = (readme: string) => readme.match(/[\w.-]+(?:\.(?:json|yaml|pdf|png|zip)|\/)|octavo \w+ --user/g);
    expect(files(archiveReadme)).toEqual(files(english.archiveReadme));
  });
});

test.each<[Language, string, string]>([
  ["de", "ltr", "Neues Passwort für Octavo wählen"],
  ["zh-Hans", "ltr", "为 Octavo 设置新密码"],
  ["ar", "rtl", "اختيار كلمة مرور جديدة في Octavo"],
])("an email in %s is read %s", (language, direction, expected) => {
  const { subject, html } = emails.resetLink(
    { ...ada, language },
    { username: "Ada", link: "https://octavo.example/x" },
  );
  expect(subject).toBe(expected);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
});
