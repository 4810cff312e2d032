/** References to a master, and their renaming. Plans and rules may be in stored form. */

interface UsingSection {
  readonly kind: string;
  readonly master: string;
  readonly nested?: readonly UsingSection[] | undefined;
}

interface UsingPlan {
  readonly sections: readonly UsingSection[];
}

interface UsingRule {
  readonly page_name: string;
}

export interface MasterUses {
  /** Kinds of sections, including nested ones. */
  readonly sections: readonly string[];
  /** Positions of rules, from 0. */
  readonly rules: readonly number[];
}

/** A rule that names an existing page refers to the page. `pages` are the names of pages. */
export function usesOfMaster(
  plan: UsingPlan,
  rules: readonly UsingRule[],
  name: string,
  pages: readonly string[] = [],
): MasterUses {
  const kindsIn = (sections: readonly UsingSection[]): readonly string[] =>
    sections.flatMap(({ kind, master, nested = [] }) => [...(master === name ? [kind] : []), ...kindsIn(nested)]);
  const using = rules.flatMap(({ page_name }, i) => (page_name === name && !pages.includes(name) ? [i] : []));
  return { sections: kindsIn(plan.sections), rules: using };
}

export function renameMaster<P extends UsingPlan, R extends UsingRule>(
  plan: P,
  rules: readonly R[],
  from: string,
  to: string,
  pages: readonly string[] = [],
): { readonly plan: P; readonly rules: readonly R[] } {
  const isPage = pages.includes(from);
  return {
    plan: { ...plan, sections: plan.sections.map((section) => renamedIn(section, from, to)) },
    rules: rules.map((rule) => (rule.page_name === from && !isPage ? { ...rule, page_name: to } : rule)),
  };
}

function renamedIn<S extends UsingSection>(section: S, from: string, to: string): S {
  const master = section.master === from ? to : section.master;
  const nested = section.nested?.map((inner) => renamedIn(inner, from, to));
  return { ...section, master, ...(nested && { nested }) };
}
