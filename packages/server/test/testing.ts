/** Parts of the tests that the benchmarks use. */
export { addProjects, type SearchStore } from "./gallery-projects.ts";
export { type Measured, measureManyRows } from "./many-rows.ts";
export { createDatabase, startPostgres } from "./postgres.ts";
