import type { Design } from "@octavo/contract";
import type { Master } from "@octavo/engine";
import { formatMoment } from "../http/clock.ts";
import type { Moment } from "../store/tables.ts";

/** Normalizes the name to NFC, so that a name in a URL matches however it was typed. */
export function newDesign({ name, description, frame, widgets }: Master, now: Moment): Design {
  const moment = formatMoment(now);
  return {
    name: name.normalize("NFC"),
    description,
    created_at: moment,
    updated_at: moment,
    ...(frame !== undefined && { frame }),
    widgets: [...widgets],
  };
}
