import type { Diagnostic, Place } from "@octavo/foundation";
import type { Planner } from "../engine-worker/protocol.ts";
import { listed, t, tn, translate } from "../language/t.ts";
import { formatDay } from "../ui/format-date.ts";

const documents = () => ({ masters: t("Masters"), plan: t("Plan"), template: t("Template") });

/** Returns "Plan, line 14", or else the master, page or document. Returns an empty text for an unknown place. */
export function formatPlace({ document, line, master, page }: Place): string {
  if (document && line !== undefined) return t("{document}, line {line}", { document: documents()[document], line });
  if (master !== undefined) return t("Master {master}", { master });
  if (page !== undefined) return t("Page {page}", { page });
  return document ? documents()[document] : "";
}

interface WidgetPlace {
  readonly widget_label?: string | undefined;
}

/** Returns "Link list", or an empty text without a widget. */
export function formatWidget({ widget_label = "" }: WidgetPlace): string {
  return widget_label && translate(widget_label);
}

interface PagePlace {
  readonly page?: number | undefined;
  readonly page_label?: string | undefined;
}

/** Returns "on 12 pages, first: March 3, 2026", or "page 3". `count` is the number of pages. */
export function formatPages({ page, page_label: label }: PagePlace, count = 1): string {
  if (page === undefined) return "";
  const first = label === undefined ? t("page {page}", { page }) : isDay(label) ? formatDay(label) : label;
  return count > 1
    ? tn(count, "on {count} page, first: {first}", "on {count} pages, first: {first}", { first })
    : first;
}

const isDay = (label: string) => /^\d{4}-\d{2}-\d{2}$/.test(label);

const severities = ["error", "warning", "hint"] as const satisfies readonly Diagnostic["severity"][];

/** Sorts by severity, then by document and line. Diagnostics without a line come last. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const severityRank = ({ severity }: Diagnostic) => severities.indexOf(severity);
  const documentRank = ({ at }: Diagnostic) => (at.line === undefined ? 2 : at.document === "plan" ? 1 : 0);
  const line = ({ at }: Diagnostic) => at.line ?? 0;
  return diagnostics.toSorted(
    (a, b) => severityRank(a) - severityRank(b) || documentRank(a) - documentRank(b) || line(a) - line(b),
  );
}

export function countErrors(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** Returns "3 errors, 1 warning", or undefined without diagnostics. */
export function formatCounts(diagnostics: readonly Pick<Diagnostic, "severity">[]): string | undefined {
  const [errors = 0, warnings = 0, hints = 0] = severities.map(
    (wanted) => diagnostics.filter(({ severity }) => severity === wanted).length,
  );
  const parts = [
    errors > 0 && tn(errors, "{count} error", "{count} errors"),
    warnings > 0 && tn(warnings, "{count} warning", "{count} warnings"),
    hints > 0 && tn(hints, "{count} hint", "{count} hints"),
  ];
  return listed(parts) || undefined;
}

/** Returns "94 pages, 1,234 links", or only the pages while the links are not counted. */
export function formatPlannerSize({ pages, links }: Pick<Planner, "pages" | "links">): string {
  const size = tn(pages, "{count} page", "{count} pages");
  return links === undefined ? size : `${size}, ${tn(links, "{count} link", "{count} links")}`;
}
