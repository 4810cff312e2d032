import { useEffect } from "react";
import { TermPicture } from "../../help/term-picture.tsx";
import { terms } from "../../help/terms.ts";
import { translate } from "../../language/t.ts";

/** The terms of the product. They are loaded after the page, so that an address with a term scrolls here. */
export function Words() {
  useEffect(() => {
    const term = terms.find(({ tutorial }) => location.hash === `#${tutorial}`);
    if (term) document.getElementById(term.tutorial)?.scrollIntoView();
  }, []);
  return (
    <dl className="border-y border-rule">
      {terms.map(({ id, title, text, tutorial }) => (
        <div
          key={id}
          id={tutorial}
          className="grid scroll-mt-20 gap-x-6 gap-y-2 border-b border-rule py-4 last:border-b-0 sm:grid-cols-[15rem_1fr]"
        >
          <dt className="order-1 text-lg font-semibold sm:order-2">{translate(title)}</dt>
          <dd className="order-2 sm:row-span-2">
            <TermPicture of={id} />
          </dd>
          <dd className="order-3 text-ink-soft text-pretty">{translate(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
