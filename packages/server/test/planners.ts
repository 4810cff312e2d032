export const masters = `masters:
  - name: Day
    widgets:
      - id: title
        type: text_block
        position: { x: 40, y: 40, width: 360, height: 40 }
        content: "{date_long}"
      - id: home
        type: internal_link
        position: { x: 40, y: 100, width: 120, height: 40 }
        content: "First day"
        properties: { to_dest: "day:2026-01-01" }
      - id: here
        type: anchor
        position: { x: 0, y: 0, width: 1, height: 1 }
        properties: { dest_id: "day:{date}" }
`;

export const plan = `name: "Three days"
profile: remarkable-2
canvas: { page_size: Device }
plan:
  calendar: { start_date: "2026-01-01", end_date: "2026-01-03" }
  sections:
    - { kind: days, master: Day, generate: each_day }
`;

export const template = `schema_version: "1.0"
metadata: { name: "Zażółć: plan/2026", profile: remarkable-2 }
canvas: { page_size: Device }
widgets:
  - id: first
    type: text_block
    page: 1
    position: { x: 40, y: 40, width: 300, height: 40 }
    content: "Page {page}"
  - id: last
    type: box
    page: 3
    position: { x: 40, y: 40, width: 300, height: 300 }
`;

/** A plan with a number of pages from one master. */
export function longPlan(pages: number): string {
  return `name: "Long"
plan:
  calendar: { start_date: "2026-01-01", end_date: "2026-01-01" }
  sections:
    - { kind: notes, master: Note, generate: count, count: ${pages} }
`;
}

/** Masters with a number of texts that differ on every page, so that caches don't help. */
export function busyMasters(texts: number): string {
  const widgets = Array.from(
    { length: texts },
    (_, index) => `      - id: text_${index}
        type: text_block
        position: { x: 20, y: ${20 + index}, width: 500, height: 20 }
        content: "{index} of {total}: ${"words to be set ".repeat(4)}"`,
  );
  return `masters:\n  - name: Note\n    widgets:\n${widgets.join("\n")}\n`;
}
