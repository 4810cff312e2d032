import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";

interface ExampleOfferProps {
  /** The example, as the list would show it. */
  readonly children: ReactNode;
  readonly onInsert: () => void;
}

/** Shows an example in an empty list, which one click inserts. */
export function ExampleOffer({ children, onInsert }: ExampleOfferProps) {
  return (
    <div className="mx-auto mt-4 flex w-full max-w-md flex-col items-center gap-2 rounded-sm border border-dashed border-edge px-4 py-3">
      <p className="text-pretty">{children}</p>
      <Button className="py-1.5 leading-tight lg:whitespace-normal" onClick={onInsert}>
        {t("Insert this example")}
      </Button>
    </div>
  );
}
