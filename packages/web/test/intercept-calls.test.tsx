import { expect, it } from "vitest";
import { blockCalls, delayCalls, dropAnswers } from "./intercept-calls.ts";
import { aMember, aProject } from "./studio.tsx";

const namesOf = async (ann: Awaited<ReturnType<typeof aMember>>) =>
  (await ann.api("GET /api/projects")).map(({ name }) => name);

it("blocks calls before they reach the server", async () => {
  const ann = await aMember();
  const line = blockCalls(/^POST \/api\/projects$/);
  await expect(aProject(ann)).rejects.toThrow();
  expect(await namesOf(ann)).toEqual([]);
  line.mend();
  await aProject(ann);
  expect(await namesOf(ann)).toEqual(["Mine"]);
});

it("drops the answers of calls that the server has handled", async () => {
  const ann = await aMember();
  dropAnswers(/^POST \/api\/projects$/);
  await expect(aProject(ann)).rejects.toThrow();
  expect(await namesOf(ann)).toEqual(["Mine"]);
});

it("delays calls", async () => {
  const ann = await aMember();
  const line = delayCalls(/^POST \/api\/projects$/);
  const project = aProject(ann);
  expect(await namesOf(ann)).toEqual([]);
  line.mend();
  expect((await project).metadata.name).toBe("Mine");
});
