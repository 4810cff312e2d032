import { describe, expect, it } from "vitest";
import { formatFileSize, pdfFileName } from "./pdf-file-name.ts";

describe("pdfFileName", () => {
  it("keeps letters, digits, hyphens, underscores and spaces", () => {
    expect(pdfFileName("Planner 2026")).toBe("Planner 2026.pdf");
    expect(pdfFileName("my_plan-v2")).toBe("my_plan-v2.pdf");
  });

  it("keeps letters of every alphabet", () =>
    expect(pdfFileName("Dziennik świąteczny")).toBe("Dziennik świąteczny.pdf"));

  it("leaves no way out of the folder", () => {
    expect(pdfFileName("../../etc/passwd")).toBe("etcpasswd.pdf");
    expect(pdfFileName('a"b<c>d:e|f?.pdf')).toBe("abcdefpdf.pdf");
  });

  it("has a name for a plan without one", () => {
    expect(pdfFileName("")).toBe("Planner.pdf");
    expect(pdfFileName(" / ")).toBe("Planner.pdf");
  });
});

describe("formatFileSize", () => {
  it("is as short as it can be", () => {
    expect([87, 999, 141_900, 999_499, 1_234_567].map(formatFileSize)).toEqual([
      "87 bytes",
      "999 bytes",
      "142 kB",
      "999 kB",
      "1.2 MB",
    ]);
  });
});
