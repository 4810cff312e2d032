/** Target of a link: a binding, or, if that is blank, the name of a destination. */
export interface LinkRule {
  readonly bind?: string;
  readonly to_dest?: string;
}

export interface WidgetLink extends LinkRule {
  /** Page number, for types that can lead to a page. */
  readonly page?: number;
  /** The link leads to the page before or after. */
  readonly isRelative?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

export interface LinkEditing {
  readonly read: (properties: Values) => WidgetLink;
  /** Returns the properties to set. An undefined value removes the property. */
  readonly write: (link: WidgetLink) => Values;
  /** True if the rule links each entry or day of the widget. */
  readonly isPerEntry?: true;
}

/** For widgets with the properties `to_dest` and `bind`. */
export const destinationLink: LinkEditing = {
  read: readRule,
  write: ({ to_dest, bind }) => ({ to_dest, bind }),
};

export function bindingLink(property: string): LinkEditing {
  return {
    read: (properties) => readRule({ bind: properties[property] }),
    write: (link) => ({ [property]: bindingOf(link) }),
    isPerEntry: true,
  };
}

/** A binding may also be the name of a destination. */
export function bindingOf({ bind, to_dest }: WidgetLink): string | undefined {
  return bind ?? to_dest;
}

export function isBlankRule({ bind = "", to_dest = "" }: LinkRule): boolean {
  return bind.trim() === "" && to_dest.trim() === "";
}

/** Ignores values that are not text, and empty texts. */
export function readRule({ bind, to_dest }: Values): LinkRule {
  return {
    ...(typeof bind === "string" && bind !== "" && { bind }),
    ...(typeof to_dest === "string" && to_dest !== "" && { to_dest }),
  };
}
