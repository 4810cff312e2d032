import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { aMember, aProject, openStudio } from "../../../../test/studio.tsx";

const masters_yaml = `canvas: { page_size: Device, profile: supernote-nomad }
masters:
  - name: Day
    widgets:
      - { id: title, type: text_block, position: { x: 60, y: 60, width: 200, height: 30 }, content: "{day}" }
      - id: next
        type: internal_link
        position: { x: 60, y: 100, width: 60, height: 16.6 }
        content: Next
        styling: { size: 9 }
        properties: { bind: day(@date_next) }
`;
const plan_yaml = `profile: supernote-nomad
plan:
  calendar: { start_date: "2026-01-01", end_date: "2026-01-03" }
  sections: [{ kind: days, master: Day, generate: each_day }]
`;

it("reports small tap targets once, with a link to their master", async () => {
  const ann = await aMember();
  const project = await aProject(ann, { device_profile: "supernote-nomad", masters_yaml, plan_yaml });
  await openStudio(`/projects/${project.id}`, { as: ann });
  await page.getByRole("tab", { name: "Preview & Compile" }).click();
  const warning = page.getByText(/^The link is only .* a fingertip needs/);
  await expect.element(warning).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Day, Link (next), on 2 pages, first: Jan 1, 2026" }))
    .toHaveAttribute("href", `/projects/${project.id}/masters/Day`);
  await expect.element(page.getByText(/does not fit/)).not.toBeInTheDocument();
});
