import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { compileProject, findProfile, sharedParts, type Template, templateDefaults, type World } from "@octavo/engine";
import { type LinkedMaster, leadingMasters, loadWords, makeSections, plannerLook, withStyles } from "@octavo/starters";
import type { SectionRequest, SectionsToAdd } from "./protocol.ts";

/** Makes the masters and the plan of sections by intent, in the look of the project. */
export async function addSections({ project, intent }: SectionRequest, world: World): Promise<SectionsToAdd> {
  const { plan, masters, metadata } = project;
  const profile = findProfile(world.profiles, metadata.device_profile);
  const words = await loadWords(plan.locale);
  const shared = sharedParts(project);
  const made = makeSections(intent, {
    template: templateOf(project, world),
    profile,
    fonts: world.fonts,
    words,
    look: plannerLook({ shared, choices: project.made_from?.choices, locale: plan.locale, words, profile }),
    kinds: kindsOf(plan.sections),
    masterNames: masters.map(({ name }) => name),
    leading: leadingMasters(project),
  });
  const styled = withStyles(made, shared);
  const designs = styled.linked.flatMap((linked) => linkedDesign(masters, linked) ?? []);
  return {
    masters: styled.masters.map(({ name, widgets }) => ({ name, template_yaml: JSON.stringify({ widgets }) })),
    plan: withSections(plan, made.sections, made.inside),
    ...(designs.length > 0 && { designs }),
  };
}

function linkedDesign(masters: SectionRequest["project"]["masters"], { master: name, widget }: LinkedMaster) {
  const master = masters.find((one) => one.name === name);
  return (
    master && {
      list: "masters" as const,
      name,
      template_yaml: JSON.stringify({ widgets: [...master.widgets, widget] }),
    }
  );
}

/** The planner as far as it compiles. */
function templateOf(project: SectionRequest["project"], world: World): Template {
  const compiled = (source: object) => compileProject(source, world, { proofread: false }).template;
  const bare = { ...project, plan: { ...project.plan, sections: [], order: [] }, compilation_rules: [] };
  return compiled(project) ?? compiled(bare) ?? { ...templateDefaults, canvas: project.default_canvas };
}

function kindsOf(sections: readonly WrittenPlanSection[]): readonly string[] {
  return sections.flatMap(({ kind, nested = [] }) => [kind, ...kindsOf(nested)]);
}

/** Adds the sections at the end, or to those that are nested in `inside`. */
function withSections(
  plan: WrittenPlan,
  added: readonly WrittenPlanSection[],
  inside: string | undefined,
): WrittenPlan {
  if (inside === undefined) {
    const order = [...plan.order, ...added.map(({ kind }) => kind)];
    return { ...plan, sections: [...plan.sections, ...added], order };
  }
  const extended = (section: WrittenPlanSection) =>
    section.kind === inside ? { ...section, nested: [...(section.nested ?? []), ...added] } : section;
  return { ...plan, sections: plan.sections.map(extended) };
}
