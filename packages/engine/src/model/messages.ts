/** Problems of the value of a property. They follow the property's name: "must be a number". */
import { type Message, message } from "@octavo/foundation";

export const mustBe = (expected: Message) => message("must be {expected}", { expected });

export const range = (min: number, max: number) =>
  message("from {min} to {max}", { min: String(min), max: String(max) });
export const font = message("the name of a font");
export const day = message("a day that exists, like 2026-01-31");
export const fractions = message("fractions between 0 and 1");
export const linkRule = message("{ link: { bind: … } }");
export const dayOnUndatedPage = message("a day like 2026-01-31 on a page without a date");
export const monthOnUndatedPage = message("a month like 2026-01 on a page without a date");

/** Names a property by its label, which is translated. */
export const unusableProperty = (label: string, problem: Message) =>
  message("{property} {problem}", { property: { text: label }, problem });

export const unknownMaster = (name: string) => message("Master '{name}' does not exist", { name });
export const unknownWidgetType = (type: string) => message('There is no widget type "{type}"', { type });
export const endBeforeStart = message("End date must be after start date");
export const unknownTable = (table: string) => message('There is no list "{table}" in this plan', { table });
