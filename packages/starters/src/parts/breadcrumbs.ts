import { linkWidth, type Tab, wordLink } from "../kit/frame.ts";
import { isDated, type Part, type PartPage, type PlannedSection, sectionOf } from "./part.ts";
import { targetOf } from "./sizes.ts";

export const breadcrumbs: Part = {
  id: "breadcrumbs",
  label: "Breadcrumbs",
  replaces: /^crumb_/,
  size: (page) => {
    const width = crumbs(page).reduce((sum, tab) => sum + linkWidth(page.canvas, tab), 0);
    const height = targetOf(page.canvas);
    return { width, height, least: { width, height }, edge: "top" };
  },
  draw: (page, rect) => {
    let x = rect.x;
    const { canvas } = page;
    const base = rect.y + rect.height / 2 + canvas.type.label * 0.35;
    return crumbs(page).map((tab) => {
      const width = linkWidth(canvas, tab);
      const link = wordLink(canvas, tab, { x, width }, base, rect.height);
      x += width;
      const position = { ...link.position, y: rect.y };
      return { ...link, position, styling: { ...link.styling, text_align: "left" } };
    });
  },
};

function crumbs(page: PartPage): readonly Tab[] {
  const above = pagesAbove(page);
  const first = { id: "crumb_contents", content: page.text("Contents"), bind: "", widest: "Spis treści" };
  const shown = above.length > 0 ? above : [first];
  return shown.map((tab, i) => ({
    ...tab,
    id: tab.id.replace(/^to_/, "crumb_"),
    content: i === 0 ? tab.content : `› ${tab.content}`,
    widest: `› ${tab.widest}`,
  }));
}

/** Pages above the page, by what the planner contains. */
function pagesAbove(page: PartPage): readonly Tab[] {
  const text = (words: string) => page.text(words);
  const above: readonly (Tab & { readonly unit: PlannedSection["unit"] })[] = [
    { unit: "year", id: "to_year", content: "{plan_year}", bind: "year(@plan_year_start)", widest: "2026–27" },
    {
      unit: "quarter",
      id: "to_quarter",
      content: text("Q{quarter}"),
      bind: "quarter(@year_quarter)",
      widest: "Q4",
    },
    {
      unit: "month",
      id: "to_month",
      content: "{month_name:capital}",
      bind: "month(@plan_month)",
      widest: "Października",
    },
    { unit: "week", id: "to_week", content: text("Week {week}"), bind: "week(@iso_week)", widest: text("Week 53") },
  ];
  const own = isDated(page) ? above.findIndex(({ unit }) => unit === page.section?.unit) : 1;
  return above.slice(0, own < 0 ? above.length : own).filter(({ unit }) => sectionOf(page, unit));
}
