import { useState } from "react";
import { showHintsAgain } from "../../help/hint-switch.ts";
import { t } from "../../language/t.ts";
import { ExampleList } from "../../starters/example-list.tsx";
import { Button } from "../../ui/button.tsx";

/** The examples, and the way back to the hints. */
export function Examples() {
  const [isDone, setDone] = useState(false);
  const show = () => {
    showHintsAgain();
    setDone(true);
  };
  return (
    <>
      <p>{t("Each is a small project that shows one thing. Open one, change what you like, and throw it away.")}</p>
      <ExampleList />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={show}>{t("Show hints again")}</Button>
        <output>{isDone && t("The hints appear again when you open a project.")}</output>
      </div>
    </>
  );
}
