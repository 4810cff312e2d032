import { widgetsIn } from "@octavo/editor";
import type { Widget } from "@octavo/engine";
import { findPart, type PartValues } from "@octavo/starters";
import { useMemo, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { changeOptions } from "../parts/insertion.ts";
import { OptionField } from "../parts/part-options.tsx";
import { usePartPage } from "../parts/use-part-page.ts";
import { useEditor, useIdleState } from "../state/editor-context.ts";

/** Options of the ready-made part that the selected widgets belong to. */
export function PartSection({ widgets }: { readonly widgets: readonly Widget[] }) {
  const editor = useEditor();
  const page = usePartPage();
  const list = useIdleState(({ document, selection }) => widgetsIn(document, selection.place));
  const found = useMemo(() => findPart(list, widgets), [list, widgets]);
  const [problem, setProblem] = useState<ReturnType<typeof changeOptions>>();
  if (!found) return null;
  const { part, values } = found;
  const name = translate(part.label);
  const change = (next: PartValues) => setProblem(changeOptions(editor, page, { found, values: next }));
  return (
    <section aria-label={t("Options of {part}", { part: name })} className="border-t border-rule px-4 pt-2.5 pb-4">
      <h3 className="pb-1 text-[0.9375rem] font-semibold">{name}</h3>
      {part.options?.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={values[option.name]}
          onChange={(value) => change({ ...values, [option.name]: value })}
        />
      ))}
      {problem && <p className="text-danger">{translate(problem)}</p>}
    </section>
  );
}
