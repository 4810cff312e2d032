import { expect, it } from "vitest";
import { aMember, aProject } from "./studio.tsx";
import { cut, hold, loseAnswers } from "./wire.ts";

const namesOf = async (ann: Awaited<ReturnType<typeof aMember>>) =>
  (await ann.api("GET /api/projects")).map(({ name }) => name);

it("cuts calls, which then never reach the server", async () => {
  const ann = await aMember();
  const line = cut(/^POST \/api\/projects$/);
  await expect(aProject(ann)).rejects.toThrow();
  expect(await namesOf(ann)).toEqual([]);
  line.mend();
  await aProject(ann);
  expect(await namesOf(ann)).toEqual(["Mine"]);
});

it("loses the answers of calls that the server has carried out", async () => {
  const ann = await aMember();
  loseAnswers(/^POST \/api\/projects$/);
  await expect(aProject(ann)).rejects.toThrow();
  expect(await namesOf(ann)).toEqual(["Mine"]);
});

it("holds calls back", async () => {
  const ann = await aMember();
  const line = hold(/^POST \/api\/projects$/);
  const project = aProject(ann);
  expect(await namesOf(ann)).toEqual([]);
  line.mend();
  expect((await project).metadata.name).toBe("Mine");
});
