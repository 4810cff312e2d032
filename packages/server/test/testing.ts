/** Parts of the tests that the benchmarks use. */
/** The queue that the simulation follows. */
export { FairQueue } from "../src/jobs/fair-queue.ts";
export { addProjects, type SearchStore } from "./gallery-projects.ts";
export { createDatabase, queryRow, startPostgres, startPostgresAt } from "./postgres.ts";
export { type Measured, measureManyRows } from "./many-rows.ts";
