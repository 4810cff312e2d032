import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../test/found-by.ts";
import { show } from "../../test/studio.tsx";
import { failureMessage } from "../api/failures.ts";
import { usePdfDownload } from "./use-pdf-download.ts";

function Download() {
  const [problem, setProblem] = useState("");
  const { downloadPdf } = usePdfDownload({
    name: "Mine",
    source: () => Promise.resolve({ masters: "masters: [", plan: "" }),
    onFailure: (reason) => setProblem(failureMessage(reason, "")),
  });
  return (
    <>
      <button type="button" onClick={() => void downloadPdf()}>
        PDF
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}

it("says in the language of the studio that a PDF could not be made", async () => {
  await show(<Download />, { language: "pl" });
  await button("PDF").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Nie udało się utworzyć PDF w tej przeglądarce. Wczytaj stronę ponownie i spróbuj jeszcze raz.");
});
