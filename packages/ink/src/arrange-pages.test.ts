import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrangeDocument, type DocumentPage } from "./arrange-pages.ts";

interface Named extends DocumentPage {
  readonly name: string;
}

/**
 * Arranges a document. Pages of PDFs are letters: "b" is a page of the PDF, "B" one with handwriting, and other characters are
 * pages that the owner inserted. New pages are in brackets, and pages that the PDF no longer has in parentheses.
 */
function arranged(earlier: string, document: string, later: string): string {
  const pages = [...document].map((name): Named => {
    const at = earlier.indexOf(name.toLowerCase());
    return { name, pdfPage: at < 0 ? undefined : at + 1, isUsed: /[A-Z]/.test(name) };
  });
  const places = new Map(
    [...earlier].flatMap((name, i) => (later.includes(name) ? [[i + 1, later.indexOf(name) + 1] as const] : [])),
  );
  return arrangeDocument(pages, { later: Array.from(later, () => undefined), places })
    .map(({ page, place }) => {
      if (!page) return `[${later.charAt((place ?? 0) - 1)}]`;
      if (page.pdfPage === undefined) return page.name;
      return place === undefined
        ? `(${page.name})`
        : later.charAt(place - 1) === page.name.toLowerCase()
          ? page.name
          : "?";
    })
    .join("");
}

describe("the pages of a document", () => {
  test("follow the pages of the PDF", () => {
    expect(arranged("abcd", "aBcD", "adcb")).toBe("aDcB");
  });

  test("are new where the PDF has new pages", () => {
    expect(arranged("abc", "aBc", "xabyzc")).toBe("[x]aB[y][z]c");
  });

  test("go with pages that are no longer in the PDF", () => {
    expect(arranged("abcd", "abCd", "acd")).toBe("aCd");
  });

  test("stay where nothing is beside them any more but they have handwriting", () => {
    expect(arranged("abcd", "aBcd", "acd")).toBe("a(B)cd");
  });

  test("stay deleted if their owner deleted them", () => {
    expect(arranged("abcd", "aD", "abxcd")).toBe("a[x]D");
  });

  test("stay where their owner moved them", () => {
    expect(arranged("abcdef", "aecbdf", "abcdef")).toBe("aecbdf");
    expect(arranged("abcdef", "abecdf", "xabcdef")).toBe("[x]abecdf");
  });

  test("can be in the document twice", () => {
    expect(arranged("abc", "abbc", "cab")).toBe("cabb");
  });
});

describe("a page that its owner inserted", () => {
  test.each([
    ["between the same pages", "abc", "ab*c", "abc", "ab*c"],
    ["before a page that was inserted by an edition", "abc", "ab*c", "abxc", "ab*[x]c"],
    ["after the page before it, if the next one went away", "abcd", "ab*cd", "abd", "ab*d"],
    ["before the page after it, if the previous one went away", "abcd", "a*bc*d", "abxd", "a*b[x]*d"],
    ["behind its page, wherever it is", "abc", "a*bc", "bca", "bca*"],
    ["at the beginning", "ab", "*+ab", "xab", "[x]*+ab"],
    ["at the end", "ab", "ab*+", "abx", "ab*+[x]"],
    ["beside the others that were inserted there", "abc", "a*+-bc", "axbc", "a*+-[x]bc"],
    ["in a document whose pages all went away but one", "abcd", "ab*c+d-", "d", "*+d-"],
  ])("stays %s", (_, earlier, document, later, expected) => {
    expect(arranged(earlier, document, later)).toBe(expected);
  });

  test("is never lost, nor is a page with handwriting, nor a page of the new PDF", () => {
    const letters = [..."abcdefghij"];
    const property = fc.property(
      fc.shuffledSubarray(letters),
      fc.shuffledSubarray(letters, { minLength: 1 }),
      fc.array(fc.constantFrom(...letters, ...letters.map((name) => name.toUpperCase()), "*", "+"), { maxLength: 20 }),
      (earlier, later, names) => {
        const document = names.filter((name) => /[*+]/.test(name) || earlier.includes(name.toLowerCase()));
        const result = arranged(earlier.join(""), document.join(""), later.join(""));
        const kept = document.filter((name) => /[A-Z*+]/.test(name) || later.includes(name));
        const shown = [...result.replace(/\[\w\]/g, "").replace(/[()]/g, "")];
        expect(shown.toSorted()).toEqual(kept.toSorted());
        const added = later.filter((name) => !earlier.includes(name));
        expect([...result.matchAll(/\[(\w)\]/g)].map(([, name]) => name)).toEqual(added);
      },
    );
    fc.assert(property, { numRuns: 300 });
  });
});
