import { expect, test } from "vitest";
import { formatEmail } from "./email.ts";

test("an e-mail has the same content as text and HTML, with escaped names", () => {
  const { text, html } = formatEmail({
    to: "ada@octavo.example",
    subject: "For <Ada>",
    body: ["The account <b>Ada</b> & co.", { label: 'Choose "it"', url: "https://octavo.example/?a=1&b=2" }],
  });
  expect(text).toBe(
    'Hello,\n\nThe account <b>Ada</b> & co.\n\nChoose "it":\nhttps://octavo.example/?a=1&b=2\n\nOctavo\n',
  );
  expect(html).toContain("<title>For &lt;Ada&gt;</title>");
  expect(html).toContain("<p>The account &lt;b&gt;Ada&lt;/b&gt; &amp; co.</p>");
  expect(html).toContain('href="https://octavo.example/?a=1&amp;b=2">Choose &quot;it&quot;</a>');
});
