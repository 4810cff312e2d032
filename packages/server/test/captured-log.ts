import { Writable } from "node:stream";

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly [field: string]: unknown;
}

/** Captures log output: `serverUnderTest({ logger: log.logger })`. */
export function capturedLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return {
    logger: { level: "trace", stream },
    text: () => lines.join(""),
    lines: () => lines.map((line) => JSON.parse(line) as LogLine),
    forget: () => void lines.splice(0),
  };
}
