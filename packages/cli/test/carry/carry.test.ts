import { inject } from "vitest";
import { describeCarry } from "./describe-carry.ts";
import { writers } from "./writers.ts";

/** A run for each of two programs. All programs are in `carry.long.test.ts`. */
describeCarry(inject("seed") ?? 2026, 2, writers);
