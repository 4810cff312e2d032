/** Serves objects at an address until the parent process disconnects. */
import { bucket, startSwift } from "@octavo/server/testing";

const server = await startSwift(process.argv[2]);
process.on("disconnect", () => void server.remove().then(() => process.exit()));
process.send?.({
  OCTAVO_OBJECTS: `s3://${bucket}`,
  OCTAVO_S3_ENDPOINT: server.endpoint,
  OCTAVO_S3_ACCESS_KEY: server.accessKey,
  OCTAVO_S3_SECRET_KEY: server.secretKey,
});
