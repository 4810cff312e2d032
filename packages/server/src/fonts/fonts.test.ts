import { describe, expect, test } from "vitest";
import { serverUnderTest } from "../../test/server-under-test.ts";

const server = serverUnderTest();
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe("the fonts", () => {
  test("are listed as documents name them", async () => {
    const names = (await get("/api/assets/fonts")).json<string[]>();
    expect(names).toEqual(expect.arrayContaining(["Helvetica", "Helvetica-Bold", "Times-Roman", "DejaVu Sans"]));
  });

  test("are cacheable files", async () => {
    const answer = await get("/api/assets/fonts/arimo-bold.ttf");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "font/ttf",
      "cache-control": "public, max-age=31536000, immutable",
    });
    // "TrueType outlines" in the table of contents of an OpenType file.
    expect(answer.rawPayload.readUInt32BE(0)).toBe(0x00010000);
    const again = await get("/api/assets/fonts/arimo-bold.ttf", { "if-none-match": answer.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  test.each(["comic-sans.ttf", "..%2f..%2fpackage.ttf", "constructor.ttf", "arimo-bold.woff"])(
    "%s is not found",
    async (file) => {
      const answer = await get(`/api/assets/fonts/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: "NOT_FOUND" });
    },
  );
});
