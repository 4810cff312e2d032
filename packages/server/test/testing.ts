/** Parts of the tests that the benchmarks and the command line use. */
/** The queue that the simulation follows. */
export { FairQueue } from "../src/jobs/fair-queue.ts";
export { freePort } from "./free-port.ts";
export { addProjects, type SearchStore } from "./gallery-projects.ts";
export { type Measured, measureManyRows } from "./many-rows.ts";
export { createDatabase, queryRow, startPostgres, startPostgresAt } from "./postgres.ts";
export { bucket, startSwift } from "./whole/object-servers.ts";
