import { t } from "../../language/t.ts";
import { ExampleOffer } from "../../ui/example-offer.tsx";
import { insertStyles } from "../examples.ts";
import { useEditor } from "../state/editor-context.ts";

/** In place of the list of a design without styles. */
export function FirstStyles() {
  const editor = useEditor();
  return (
    <ExampleOffer onInsert={() => insertStyles(editor)}>
      {t("Styles for a heading, for text and for lines to write on")}
    </ExampleOffer>
  );
}
