import type { Project } from "@octavo/contract";
import { weekdays } from "@octavo/engine";
import { axes, type Matrix, type NamedProject, nameVariants, usualPattern, type Variant } from "@octavo/starters";
import type { MadeProject } from "../../starters/made-project.ts";

/** Values of a project, which a variant has unless another is chosen. */
export function readOwnValues({ metadata, plan }: Project, made: MadeProject | undefined): NamedProject {
  return {
    name: metadata.name,
    device: metadata.device_profile,
    locale: plan.locale,
    hand: made?.choices.leftHanded ? "left" : "right",
    weekStart: weekdays.find((day) => day === plan.week_start) ?? "monday",
  };
}

/** Names of the files, with the axes in which the variants differ. */
export function fileNames(matrix: Matrix, variants: readonly Variant[], own: NamedProject): readonly string[] {
  const named = nameVariants(usualPattern(axes.filter((axis) => matrix[axis].length > 1)), variants, own);
  return "names" in named ? named.names : [];
}
