import { t, translate } from "../../language/t.ts";
import { titleOf } from "../../transfer/families/device-family.ts";
import { deviceFamilies } from "../../transfer/families/index.ts";
import { Sentence, Steps } from "../../transfer/steps.tsx";

export function Devices() {
  return (
    <>
      <p>
        {t(
          "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.",
        )}
      </p>
      <div>
        {deviceFamilies.map(({ id, name, ways, tip }) => (
          <details key={id} className="group border-t border-rule last:border-b">
            <summary className="flex min-h-11 items-center justify-between font-semibold hover:text-accent">
              {translate(name)}
              <span aria-hidden="true" className="text-xl leading-none font-normal text-ink-soft group-open:hidden">
                +
              </span>
              <span
                aria-hidden="true"
                className="hidden text-xl leading-none font-normal text-ink-soft group-open:inline"
              >
                –
              </span>
            </summary>
            {ways.map((way) => (
              <div key={way.name} className="pb-3">
                <p className="font-semibold">{translate(titleOf(way))}</p>
                <Steps steps={way.steps} />
              </div>
            ))}
            <p className="pb-4 text-ink-soft">
              <Sentence text={tip} />
            </p>
          </details>
        ))}
      </div>
      <p>
        {t(
          "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.",
        )}
      </p>
    </>
  );
}
