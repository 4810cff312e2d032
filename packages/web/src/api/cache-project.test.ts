import type { Project, ProjectListItem } from "@octavo/contract";
import { expect, it } from "vitest";
import { designFixture, projectFixture } from "../../test/project-fixture.ts";
import { cacheProject } from "./cache-project.ts";
import { projectQuery, projectsQuery } from "./project-queries.ts";
import { createQueryClient } from "./query-client.ts";

const moment = "2026-01-05T12:00:00Z";

const project = projectFixture({
  metadata: {
    ...projectFixture().metadata,
    description: "Renamed",
    device_profile: "boox-note-air-4c",
    is_public: true,
    public_url_slug: "mine",
    clone_count: 2,
  },
  masters: [designFixture("Day")],
  clone_count: 2,
  revision: 8,
});

const item = (id: string): ProjectListItem => ({
  id,
  name: id,
  description: "",
  category: "planner",
  device_profile: "boox-note-air-4c",
  masters_count: 0,
  plan_sections_count: 0,
  created_at: moment,
  updated_at: moment,
  is_public: false,
  public_url_slug: null,
  clone_count: 0,
});

it("caches the answer of a write for the project's screen and first in the list", () => {
  const cache = createQueryClient();
  cache.setQueryData(projectsQuery.queryKey, [item("p0"), item("p1")]);
  cacheProject(cache, project);
  expect(cache.getQueryData(projectQuery("p1").queryKey)).toEqual(project);
  expect(cache.getQueryData(projectsQuery.queryKey)).toEqual([
    {
      ...item("p1"),
      name: "Mine",
      description: "Renamed",
      device_profile: "boox-note-air-4c",
      masters_count: 1,
      is_public: true,
      public_url_slug: "mine",
      clone_count: 2,
    },
    item("p0"),
  ]);
});

it("creates no list if none was loaded", () => {
  const cache = createQueryClient();
  cacheProject(cache, project);
  expect(cache.getQueryData(projectsQuery.queryKey)).toBeUndefined();
});

it("ignores an older answer after a write", async () => {
  const cache = createQueryClient();
  let answer: (project: Project) => void = () => {};
  const older = cache.fetchQuery({
    ...projectQuery("p1"),
    queryFn: ({ signal: _heeded }) =>
      new Promise<Project>((resolve) => {
        answer = resolve;
      }),
  });
  const settled = older.catch(() => undefined);
  cacheProject(cache, project);
  answer({ ...project, revision: 7 });
  await settled;
  expect(cache.getQueryData(projectQuery("p1").queryKey)?.revision).toBe(8);
});
