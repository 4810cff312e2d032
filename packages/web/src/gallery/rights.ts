import type { Project, PublicProject } from "@octavo/contract";
import type { WorkRights } from "@octavo/foundation";

export function rightsOf({ author, licence, sources }: Project | PublicProject): WorkRights {
  return { author, licence, sources };
}
