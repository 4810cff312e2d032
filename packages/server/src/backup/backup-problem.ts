import { StoreProblem } from "../store/store-problem.ts";

/** Why a backup cannot be made or restored, in words for whoever runs the site. */
export class BackupProblem extends StoreProblem {
  override readonly name = "BackupProblem";
}
