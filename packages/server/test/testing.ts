/** What the benchmarks use of the tests. */
export { addProjects, type SearchStore } from "./gallery-projects.ts";
export { createDatabase, startPostgres } from "./postgres.ts";
