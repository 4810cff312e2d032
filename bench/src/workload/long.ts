/** Documents of the maximum length. */
export const masters = `canvas: { page_size: A5 }
masters:
  - name: Page
    widgets:
      - { id: title, type: text_block, position: { x: 30, y: 30, width: 250, height: 24 }, content: "Strona {page}" }
      - { id: back, type: tap_zone, position: { x: 30, y: 560, width: 90, height: 30 }, properties: { tap_action: prev_page } }
      - { id: lines, type: lines, position: { x: 30, y: 80, width: 360, height: 480 }, properties: { line_spacing: 20, line_count: 24 } }
      - { id: next, type: tap_zone, position: { x: 300, y: 560, width: 90, height: 30 }, properties: { tap_action: next_page } }
`;

export type LongKind = "count" | "days";

/** A plan with this number of counted pages, or of pages per day. A section has at most 15 pages per day. */
export function longPlan(kind: LongKind, size: number): string {
  const ofDays = [size >> 1, size - (size >> 1)].map((each) => `generate: each_day, pages_per_item: ${each}`);
  const sections = kind === "count" ? [`generate: count, count: ${size}`] : ofDays;
  return `name: Long
plan:
  calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 }
  sections:
${sections.map((section, i) => `    - { kind: part-${i + 1}, master: Page, ${section} }`).join("\n")}
`;
}
