import { plainCommand } from "@octavo/editor";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { firstSteps } from "../messages.ts";
import { useEditor } from "../state/editor-context.ts";

interface FirstStepsProps {
  /** The panels cover the list of widgets. */
  readonly isPhone: boolean;
}

/** First steps on an empty page. */
export function FirstSteps({ isPhone }: FirstStepsProps) {
  const editor = useEditor();
  const toggle = plainCommand("toggle-panels");
  return (
    <>
      <p>{translate(firstSteps)}</p>
      {isPhone && toggle && (
        <Button className="self-start" onClick={() => editor.run(toggle)}>
          {t("Show the widgets")}
        </Button>
      )}
    </>
  );
}
