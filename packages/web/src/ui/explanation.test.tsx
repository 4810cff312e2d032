import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../test/studio.tsx";
import { Explanation } from "./explanation.tsx";

it("explains a word until the reader hides it, in this browser for good", async () => {
  const { rerender } = await show(<Explanation of="masters">A master is a page design.</Explanation>);
  await page.getByRole("button", { name: "Hide this explanation" }).click();
  await expect.element(page.getByText("A master is a page design.")).not.toBeInTheDocument();
  await rerender(
    <>
      <Explanation of="masters">A master is a page design.</Explanation>
      <Explanation of="plan">A plan makes pages.</Explanation>
    </>,
  );
  await expect.element(page.getByText("A plan makes pages.")).toBeVisible();
  await expect.element(page.getByText("A master is a page design.")).not.toBeInTheDocument();
});
