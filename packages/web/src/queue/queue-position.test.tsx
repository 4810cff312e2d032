import { expect, it } from "vitest";
import { queueMessage } from "./queue-position.tsx";

it.each([
  [null, undefined],
  [0, "The server is busy. You are next."],
  [1, "The server is busy. 1 person is ahead of you."],
  [3, "The server is busy. 3 people are ahead of you."],
])("returns a message for %s users ahead: %s", (ahead, sentence) => {
  expect(queueMessage({ waiting: 5, ahead })).toBe(sentence);
});
