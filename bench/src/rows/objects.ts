import { withCluster } from "../cluster/cluster.ts";
import { requireNamespaces } from "../cluster/requirements.ts";
import { counted, nodeCounts } from "../cluster/row-names.ts";
import { type Effort, measured, type Row } from "../row.ts";
import { isSaturated, joinAndWarmUp, offer, stepRow } from "./cluster.ts";

/** Requests per second. */
const rates = [80, 160, 240, 320] as const;
const places = { "the database": false, "an object store": true } as const;

/**
 * Measures the sites of the group `cluster` with a photograph in the design of each user's days, of which every fifth write stores a new
 * one: in PostgreSQL, and in an object store with the API of S3.
 */
export async function objectRows({ repetitions }: Effort): Promise<readonly Row[]> {
  return measured("photographs in a site of several nodes", async () => {
    requireNamespaces(true);
    const rows: Row[] = [];
    for (const nodes of nodeCounts)
      for (const [place, hasObjects] of Object.entries(places))
        rows.push(
          ...(await siteRows(nodes, `photographs in ${place}, ${counted(nodes)}`, hasObjects, 1 + repetitions)),
        );
    return rows;
  });
}

function siteRows(nodes: number, about: string, hasObjects: boolean, seconds: number): Promise<readonly Row[]> {
  return withCluster(
    nodes,
    async (cluster) => {
      const rows: Row[] = [];
      await joinAndWarmUp(cluster, true);
      for (const rate of rates) {
        const step = await offer(cluster, rate, seconds);
        rows.push(stepRow(`${about}, ${rate} requests a second offered`, nodes, step));
        if (isSaturated(step)) break;
      }
      return rows;
    },
    hasObjects,
  );
}
