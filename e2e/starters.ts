import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { bearer, type Member } from "./accounts.ts";
import { dailyPlanner } from "./server-pdf.ts";

const device = "boox-note-air-4c";

const sample = (file: string) => readFileSync(join(import.meta.dirname, "../library/sample", file), "utf8");

export interface Stored {
  readonly id: string;
}

/** Creates a project with the sample planner for two months: five masters, 73 pages, ten of them notes. */
export async function aPlanner(request: APIRequestContext, owner: Member, name: string): Promise<Stored> {
  return create(request, owner, {
    name,
    masters_yaml: sample("masters.yaml"),
    plan_yaml: sample("plan.yaml").replace("2026-12-31", "2026-02-28"),
  });
}

/** Creates a project with the daily planner for the first days of 2026, in the folder of a test. */
export async function aDailyPlanner(
  request: APIRequestContext,
  owner: Member,
  name: string,
  { lastDay, folder }: { readonly lastDay: string; readonly folder: string },
): Promise<Stored> {
  const { masters_yaml, plan_yaml } = dailyPlanner({ device, year: 2026, lastDay, locale: "en" }, folder);
  return create(request, owner, { name, masters_yaml, plan_yaml });
}

/** Creates that planner as a project that was made from the starter, whose choices can change. */
export async function aDailyProject(
  request: APIRequestContext,
  owner: Member,
  name: string,
  { lastDay, folder }: { readonly lastDay: string; readonly folder: string },
): Promise<Stored> {
  const { masters_yaml, plan_yaml } = dailyPlanner({ device, year: 2026, lastDay, locale: "en" }, folder);
  const choices = `device=${device}&from=2026-01-01&to=${lastDay}&locale=en`;
  const made_from = { starter: "daily", version: 3, choices };
  return create(request, owner, { name, masters_yaml, plan_yaml, made_from });
}

async function create(request: APIRequestContext, { token }: Member, fields: object): Promise<Stored> {
  const data = { device_profile: device, ...fields };
  const answer = await request.post("/api/projects", { data, headers: bearer(token) });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

export async function share(request: APIRequestContext, owner: Member, { id }: Stored, slug: string): Promise<void> {
  const data = { is_public: true, url_slug: slug };
  await request.post(`/api/projects/${id}/share`, { data, headers: bearer(owner.token) });
}
