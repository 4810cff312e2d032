/** Parts of the tests that the benchmarks and the command line use. */
export { freePort } from "./free-port.ts";
export { addProjects, type SearchStore } from "./gallery-projects.ts";
export { createDatabase, startPostgres } from "./postgres.ts";
