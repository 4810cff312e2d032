interface Plan {
  readonly sections: readonly { readonly kind: string; readonly master: string }[];
  readonly order: readonly string[];
}

/** Name of the master of a planner's first page. */
export function firstMaster({ sections, order }: Plan): string | undefined {
  const first = order.map((kind) => sections.find((section) => section.kind === kind)).find((section) => section);
  return (first ?? sections[0])?.master;
}
