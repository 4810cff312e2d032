import { inject } from "vitest";
import { describeCarry } from "./describe-carry.ts";
import { writers } from "./writers.ts";

/** A run for each of three programs. All programs are in `carry.long.test.ts`. */
describeCarry(inject("seed") ?? 2026, 3, writers);
