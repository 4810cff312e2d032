import type { Project } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { masters, plan } from "./planners.ts";
import { aProject } from "./projects.ts";
import type { SignedIn } from "./signed-in.ts";

/** Creates a project that compiles to three pages. */
export function aPlannerProject(
  server: { readonly app: FastifyInstance },
  as: SignedIn,
  changes: object = {},
): Promise<Project> {
  return aProject(server, as, { masters_yaml: masters, plan_yaml: plan, ...changes });
}
