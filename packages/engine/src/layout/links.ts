import { suggestion } from "@octavo/foundation";
import type { LinkTarget, NamedDestination } from "../display/display-list.ts";
import { bindingFunctions, resolveBinding } from "../language/bindings.ts";
import { changesName, destinationKey, isDestinationName } from "../language/destination-names.ts";
import { type Lookup, substitute } from "../language/tokens.ts";
import type { LinkRule } from "../model/link-editing.ts";
import { isWebAddress } from "../primitives/web-address.ts";
import type { LayoutScope } from "./document-scope.ts";
import * as messages from "./messages.ts";
import { warnUnknownTokens } from "./unknown-tokens.ts";
import type { WarnAt } from "./widget-report.ts";

/** True if the link's name contains an empty variable: the day after the last one. */
export function isEmptyLink({ bind, to_dest }: LinkRule, lookup: Lookup): boolean {
  return substitute((bind?.trim() || to_dest) ?? "", lookup, true).hasEmpty;
}

/**
 * Returns undefined for an empty link, and for an invalid one, with a warning. `bind` takes precedence over
 * `to_dest`.
 */
export function resolveLink(rule: LinkRule, lookup: Lookup, scope: LayoutScope, warn: WarnAt): LinkTarget | undefined {
  const bind = rule.bind?.trim();
  if (bind && !isWebAddress(bind)) return resolveBind(bind, lookup, scope, warn);
  const written = bind || rule.to_dest?.trim();
  if (!written) return undefined;
  const path = ["properties", bind ? "bind" : "to_dest"];
  const { text, unknown, hasEmpty } = substitute(written, lookup, true);
  warnUnknownTokens(unknown, path, lookup, scope, warn);
  if (hasEmpty || unknown.length > 0) return undefined;
  if (isWebAddress(text)) return { to: "uri", uri: text };
  if (!isDestinationName(text)) return invalid(text, path, warn);
  return find([text], path, scope, warn);
}

function resolveBind(bind: string, lookup: Lookup, scope: LayoutScope, warn: WarnAt): LinkTarget | undefined {
  const path = ["properties", "bind"];
  const result = resolveBinding(bind, lookup, scope.unitOf, scope);
  if (result.kind === "nowhere") return undefined;
  if (result.kind === "unknown_function") {
    const hint = messages.bindingFunctionHint(bindingFunctions);
    warn("unknown_binding_function", messages.unknownBindingFunction(result.name), path, hint);
    return undefined;
  }
  warnUnknownTokens(result.unknown, path, lookup, scope, warn);
  if (result.unknown.length > 0) return undefined;
  return result.kind === "invalid" ? invalid(result.written, path, warn) : find(result.names, path, scope, warn);
}

function find(
  names: readonly string[],
  path: readonly string[],
  scope: LayoutScope,
  warn: WarnAt,
): LinkTarget | undefined {
  for (const name of names) {
    const found = scope.destinations.find(name);
    if (found) return pageTarget(found);
  }
  const [first = ""] = names;
  // Only updates have the page.
  if (scope.template.changes_page && destinationKey(first) === changesName) return undefined;
  warn("unknown_destination", messages.unknownDestination(first), path, () =>
    suggestion(scope.destinations.nearest(first)),
  );
  return undefined;
}

export function pageTarget({ page, x, y }: NamedDestination): LinkTarget {
  return { to: "page", page, x, y };
}

function invalid(written: string, path: readonly string[], warn: WarnAt): undefined {
  warn("invalid_destination", messages.invalidBinding(written), path, messages.invalidBindingHint);
}
