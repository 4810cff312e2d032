/**
 * Parses expressions of number fields: "12", "72/2", "=10mm + 5", "50%", "+=10". A number without a unit is in the
 * field's unit, or a factor: "2*10mm" is 20 mm in any field.
 */
import { type Message, MessageError } from "@octavo/foundation";
import { formatNumber } from "../../language/t.ts";
import * as messages from "./messages.ts";

/** Display unit of lengths. Documents use points. */
export type LengthUnit = "pt" | "mm";

export interface QuantityRules {
  /** Undefined for numbers that are not lengths. */
  readonly unit?: LengthUnit | "px" | undefined;
  /** Value of 100 %. Defaults to 1. */
  readonly whole?: number | undefined;
  /** Points for each device pixel, if known. */
  readonly pixel?: number | undefined;
}

export type Quantity =
  | { readonly kind: "to"; readonly value: number }
  /** Added to the value of each widget. */
  | { readonly kind: "by"; readonly value: number }
  | { readonly kind: "problem"; readonly problem: Message };

/** A length in points, or a plain number. */
interface Term {
  readonly amount: number;
  readonly isLength: boolean;
}

type Token = number | string;

export const pointsPer: Readonly<Record<string, number>> = { pt: 1, mm: 72 / 25.4, cm: 72 / 2.54, in: 72, '"': 72 };

export function parseQuantity(written: string, rules: QuantityRules = {}): Quantity {
  const [, sign, sum = written] = /^\s*([+-]?)=(.*)$/.exec(written) ?? [];
  const result = evaluate(sum, rules);
  if ("text" in result) return { kind: "problem", problem: result };
  const value = inDocument(result, rules);
  if (!Number.isFinite(value)) return { kind: "problem", problem: messages.notANumber };
  return sign ? { kind: "by", value: sign === "-" ? -value : value } : { kind: "to", value };
}

/** A result without a unit is in the display unit. */
function inDocument({ amount, isLength }: Term, { unit = "pt" }: QuantityRules): number {
  const factor = isLength || unit === "px" ? 1 : (pointsPer[unit] ?? 1);
  return Number((amount * factor).toFixed(4)) + 0;
}

/** Returns the result, or the problem. */
function evaluate(sum: string, rules: QuantityRules): Term | Message {
  const tokens = tokenize(sum);
  if (tokens.length === 0) return messages.expectsNumber;
  try {
    const { term, rest } = addition(tokens, rules);
    return rest.length === 0 ? term : messages.notANumber;
  } catch (error) {
    if (error instanceof QuantityError) return error.data;
    throw error;
  }
}

class QuantityError extends MessageError {}

function tokenize(sum: string): readonly Token[] {
  const pattern = /\d+(?:[.,]\d+)?|[.,]\d+|[a-z]+|\S/gi;
  return [...sum.matchAll(pattern)].map(([text]) =>
    /\d/.test(text) ? Number(text.replace(",", ".")) : text.toLowerCase(),
  );
}

interface Read {
  readonly term: Term;
  readonly rest: readonly Token[];
}

function addition(tokens: readonly Token[], rules: QuantityRules): Read {
  let { term, rest } = multiplication(tokens, rules);
  while (rest[0] === "+" || isMinus(rest[0])) {
    const sign = rest[0] === "+" ? 1 : -1;
    const next = multiplication(rest.slice(1), rules);
    term = added(term, next.term, sign, rules);
    rest = next.rest;
  }
  return { term, rest };
}

function added(a: Term, b: Term, sign: number, rules: QuantityRules): Term {
  if (a.isLength === b.isLength) return { ...a, amount: a.amount + sign * b.amount };
  const [left, right] = [inDocument(a, rules), inDocument(b, rules)];
  return { amount: left + sign * right, isLength: true };
}

function multiplication(tokens: readonly Token[], rules: QuantityRules): Read {
  let { term, rest } = signed(tokens, rules);
  for (let operator = rest[0]; isTimes(operator) || isDivided(operator); operator = rest[0]) {
    const next = signed(rest.slice(1), rules);
    term = isTimes(operator) ? multiplied(term, next.term) : divided(term, next.term);
    rest = next.rest;
  }
  return { term, rest };
}

const isMinus = (token: Token | undefined) => token === "-" || token === "−";
const isTimes = (token: Token | undefined) => token === "*" || token === "×";
const isDivided = (token: Token | undefined) => token === "/" || token === "÷" || token === ":";

function multiplied(a: Term, b: Term): Term {
  if (a.isLength && b.isLength) throw new QuantityError(messages.unitsDoNotMultiply);
  return { amount: a.amount * b.amount, isLength: a.isLength || b.isLength };
}

function divided(a: Term, b: Term): Term {
  if (b.amount === 0) throw new QuantityError(messages.divisionByZero);
  if (b.isLength && !a.isLength) throw new QuantityError(messages.unitsDoNotMultiply);
  return { amount: a.amount / b.amount, isLength: a.isLength && !b.isLength };
}

function signed(tokens: readonly Token[], rules: QuantityRules): Read {
  const [first] = tokens;
  if (first !== "+" && !isMinus(first)) return measured(tokens, rules);
  const { term, rest } = signed(tokens.slice(1), rules);
  return { term: first === "+" ? term : { ...term, amount: -term.amount }, rest };
}

function measured(tokens: readonly Token[], rules: QuantityRules): Read {
  const { term, rest } = primary(tokens, rules);
  const [unit] = rest;
  if (unit === "%") return { term: percentage(term, rules), rest: rest.slice(1) };
  if (typeof unit !== "string" || !/^(?:[a-z]+|")$/.test(unit)) return { term, rest };
  return { term: withUnit(term, unit, rules), rest: rest.slice(1) };
}

function primary([first, ...rest]: readonly Token[], rules: QuantityRules): Read {
  if (typeof first === "number") return { term: { amount: first, isLength: false }, rest };
  if (first !== "(") throw new QuantityError(messages.notANumber);
  const inner = addition(rest, rules);
  if (inner.rest[0] !== ")") throw new QuantityError(messages.notANumber);
  return { term: inner.term, rest: inner.rest.slice(1) };
}

function percentage({ amount }: Term, rules: QuantityRules): Term {
  const { whole, unit } = rules;
  if (unit !== undefined && whole === undefined) throw unknownUnit("%", rules);
  return { amount: (amount / 100) * (whole ?? 1), isLength: unit !== undefined };
}

function withUnit({ amount, isLength }: Term, written: string, rules: QuantityRules): Term {
  if (isLength) throw new QuantityError(messages.hasUnit);
  const points = unitsOf(rules)[written];
  if (points === undefined) throw unknownUnit(written, rules);
  return { amount: amount * points, isLength: true };
}

/** Returns the accepted units, in units of the document. */
function unitsOf({ unit, pixel }: QuantityRules): Readonly<Record<string, number>> {
  if (unit === undefined) return {};
  if (unit === "px") return { px: 1 };
  return pixel === undefined ? pointsPer : { ...pointsPer, px: pixel };
}

function unknownUnit(written: string, rules: QuantityRules): QuantityError {
  const units = Object.keys(unitsOf(rules)).filter((unit) => /^[a-z]+$/.test(unit));
  if (rules.unit !== undefined && rules.whole !== undefined) units.push("%");
  return new QuantityError(units.length > 0 ? messages.unknownUnit(written, units) : messages.noUnits(written));
}

/** Formats a value without its unit, with the decimal separator of the language. */
export function formatQuantity(value: number, unit: QuantityRules["unit"]): string {
  const shown = unit === "mm" ? value / (72 / 25.4) : value;
  return String(Number(shown.toFixed(2)) + 0).replace(".", formatNumber(0.5).includes(",") ? "," : ".");
}
