import type { Design } from "@octavo/contract";
import type { Master } from "@octavo/engine";
import type { Moment } from "../store/tables.ts";
import { formatMoment } from "./project-answer.ts";

/** Names are kept composed, so that a name in an address is found however it was typed. */
export function newDesign({ name, description, widgets }: Master, now: Moment): Design {
  const moment = formatMoment(now);
  return { name: name.normalize("NFC"), description, created_at: moment, updated_at: moment, widgets: [...widgets] };
}
