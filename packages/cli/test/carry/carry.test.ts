import { inject } from "vitest";
import { describeCarry } from "./describe-carry.ts";
import { writers } from "./writers.ts";

describeCarry(inject("seed") ?? 2026, writers.length, writers);
