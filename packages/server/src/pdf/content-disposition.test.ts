import { describe, expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

describe("the header", () => {
  test("of a plain name has one form", () => {
    expect(contentDisposition("attachment", "Planner 2026.pdf")).toBe('attachment; filename="Planner 2026.pdf"');
  });

  test("with other characters has an ASCII form and a full form", () => {
    expect(contentDisposition("attachment", "Zażółć.pdf")).toBe(
      "attachment; filename=\"Zazo_c.pdf\"; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87.pdf",
    );
  });
});
