/** Thread of one SQLite connection. Runs requests in order. */
import { workerData } from "node:worker_threads";
import { serveRequests } from "../threads/serve-requests.ts";
import { sqliteConnection } from "./sqlite-requests.ts";
import type { SqliteRequest, SqliteResponse } from "./sqlite-thread.ts";

serveRequests<SqliteRequest, SqliteResponse>(sqliteConnection(workerData));
