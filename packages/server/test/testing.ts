/** Parts of the tests that the benchmarks use. */
export { addProjects, type SearchStore } from "./gallery-projects.ts";
export { createDatabase, queryRow, startPostgres, startPostgresAt } from "./postgres.ts";
