import { median } from "../measure.ts";
import { type Effort, grouped, measured, megabytes, milliseconds, type Row } from "../row.ts";
import { type RunningServer, withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";
import { watchMemory } from "../server/watch-memory.ts";
import { planner } from "../workload/planner.ts";

const credentials = { username: "somebody", password: "correct horse battery staple" };

interface Call {
  readonly what: string;
  /** Figures of the specified system: wall time and processor time. */
  readonly other: string;
  readonly act: (run: number) => Promise<unknown>;
  /** Preparation that is not measured. */
  readonly before?: () => Promise<unknown>;
}

interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** Measures the calls of the specified system's benchmark, each with new content. */
export async function httpRows({ repetitions }: Effort): Promise<readonly Row[]> {
  return withServer(async (server) => {
    const user = await StudioUser.register(server.origin);
    await user.call("POST", "/api/auth/register", { ...credentials, email: "somebody@example.org" });
    const id = await user.createPlanner();
    const calls = await callsOf(user, id);
    const rows: Row[] = [];
    for (const call of calls)
      rows.push(...(await measured(nameOf(call), async () => rowOf(call, await measure(call, server, repetitions)))));
    rows.push(...(await measured(answer, () => answerRow(user, id))));
    rows.push(...(await measured(memory, () => memoryRow(server, calls, repetitions))));
    return rows;
  });
}

const answer = "answer to a compile";
const memory = "memory of all processes of the server, at the highest";

async function answerRow(user: StudioUser, id: string): Promise<Row> {
  const body = await user.call("POST", `/api/projects/${id}/compile`);
  const { warnings } = JSON.parse(new TextDecoder().decode(body));
  return {
    what: answer,
    other: "1,928,767 bytes, 541 warnings",
    target: "–",
    ours: `${grouped(body.length)} bytes, ${warnings.length} warnings`,
    figures: { bytes: body.length, warnings: warnings.length },
  };
}

async function memoryRow(server: RunningServer, calls: readonly Call[], repetitions: number): Promise<Row> {
  const bytes = await watchMemory(server, async () => {
    for (const call of calls) await measure(call, server, repetitions);
  });
  return { what: memory, other: "299 MB", target: "–", ours: megabytes(bytes), figures: { bytes } };
}

async function callsOf(user: StudioUser, id: string): Promise<readonly Call[]> {
  const documents = { masters_yaml: planner.masters, plan_yaml: planner.plan };
  const { yaml_content } = await user.json<{ yaml_content: string }>("POST", "/api/compile/build", documents);
  const project = `/api/projects/${id}`;
  const edit = () => user.edit(id);
  /** Returns a template that no process has cached. */
  const fresh = (run: number) => `${yaml_content}# ${run}\n`;
  const preview = (run: number, page: number) =>
    user.call("POST", "/api/pdf/preview", { yaml_content: fresh(run), page_number: page });
  return [
    {
      what: "POST /compile/build",
      other: "2.8 s, processor 2.6 s",
      act: () => user.call("POST", "/api/compile/build", documents),
    },
    {
      what: "POST /pdf/generate",
      other: "6.7 s, processor 6.2 s",
      act: (run) => user.call("POST", "/api/pdf/generate", { yaml_content: fresh(run) }),
    },
    { what: "POST /pdf/preview, a new document", other: "6.9 s, processor 6.4 s", act: (run) => preview(run, 14) },
    { what: "POST /pdf/preview, the same again", other: "5.6 s, processor 5.2 s", act: (run) => preview(0, run + 1) },
    {
      what: "POST /projects/{id}/compile, with its PDF",
      other: "9.8 s, processor 8.7 s",
      before: edit,
      act: () => user.call("POST", `${project}/compile`),
    },
    { what: "GET /projects/{id}/pdf after it", other: "10 ms", act: () => user.call("GET", `${project}/pdf`) },
    {
      what: "GET /projects/{id}/pdf without it",
      other: "–",
      before: edit,
      act: () => user.call("GET", `${project}/pdf`),
    },
    {
      what: "GET /projects/{id}/preview: year, not drawn yet",
      other: "42 ms after 9.8 s",
      before: edit,
      act: () => user.call("GET", `${project}/preview?page=1`),
    },
    {
      what: "GET /projects/{id}/preview: day, not drawn yet",
      other: "50 ms after 9.8 s",
      before: edit,
      act: () => user.call("GET", `${project}/preview?page=14`),
    },
    {
      what: "GET /projects/{id}/preview: again",
      other: "50 ms",
      act: () => user.call("GET", `${project}/preview?page=14`),
    },
    { what: "POST /auth/login", other: "0.27 s, processor 0.25 s", act: () => user.login(credentials) },
  ];
}

async function measure({ act, before }: Call, { cpu }: RunningServer, repetitions: number): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = -2; run < repetitions; run++) {
    await before?.();
    const [start, spent] = [performance.now(), cpu()];
    await act(run);
    const cost = { wallMs: performance.now() - start, cpuMs: cpu() - spent };
    if (run >= 0) costs.push(cost);
  }
  // Processor time has a resolution of 10 ms, so the mean is more precise than the median.
  const cpuMs = costs.reduce((sum, cost) => sum + cost.cpuMs, 0) / costs.length;
  return { wallMs: median(costs.map(({ wallMs }) => wallMs)), cpuMs };
}

const nameOf = ({ what }: Call) => `${what}, by the clock`;

function rowOf(call: Call, { wallMs, cpuMs }: Cost): Row {
  return {
    what: nameOf(call),
    other: call.other,
    target: "–",
    ours: `${milliseconds(wallMs)}, processor ${milliseconds(cpuMs)}`,
    figures: { wall_ms: wallMs, cpu_ms: cpuMs },
  };
}
