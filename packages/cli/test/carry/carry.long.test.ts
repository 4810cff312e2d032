/** 150 random edits, with handwriting by Xournal++ too. */
import { inject } from "vitest";
import { describeCarry } from "./describe-carry.ts";
import { writers, xournal } from "./writers.ts";

/** `INK_SEED` repeats the runs of a seed. */
describeCarry(Number(process.env["INK_SEED"] ?? inject("seed") ?? Date.now() % 1_000_000), 150, [...writers, xournal]);
