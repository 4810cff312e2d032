/**
 * Phases of the moon (J. Meeus, "Astronomical Algorithms", chapter 49), to the minute in this century. Terms below 0.0001
 * days are left out.
 */
import { type CivilDate, dayNumber } from "@octavo/foundation";
import { type MoonPhase, moonPhases } from "./almanac.ts";

/** In the order of `moonPhases`. Other languages have English names. */
const names: Readonly<Record<string, string>> = {
  en: "New moon|First quarter|Full moon|Last quarter",
  pl: "Nów|Pierwsza kwadra|Pełnia|Ostatnia kwadra",
  cs: "Nov|První čtvrť|Úplněk|Poslední čtvrť",
  de: "Neumond|Erstes Viertel|Vollmond|Letztes Viertel",
  es: "Luna nueva|Cuarto creciente|Luna llena|Cuarto menguante",
  fr: "Nouvelle lune|Premier quartier|Pleine lune|Dernier quartier",
  it: "Luna nuova|Primo quarto|Luna piena|Ultimo quarto",
  nl: "Nieuwe maan|Eerste kwartier|Volle maan|Laatste kwartier",
  pt: "Lua nova|Quarto crescente|Lua cheia|Quarto minguante",
  uk: "Новий місяць|Перша чверть|Повний місяць|Остання чверть",
};

export function moonName(phase: MoonPhase, locale: string): string {
  const [language = ""] = locale.split("-");
  const found = Object.hasOwn(names, language) ? names[language] : names.en;
  return found?.split("|")[moonPhases.indexOf(phase)] ?? "";
}

/** Phase that begins on a day, in a time that is `offset` minutes ahead of UTC. Undefined on most days. */
export function moonPhaseOn(date: CivilDate, offset = 0): MoonPhase | undefined {
  const start = dayNumber(date) - epochDay - offset / minutesPerDay;
  // Quarters of a lunation since January 6, 2000.
  const near = Math.round(((start - 5.76) / lunation) * 4);
  for (let quarter = near - 2; quarter <= near + 2; quarter++) {
    const day = moonPhaseTime(quarter) - start;
    if (day >= 0 && day < 1) return moonPhases[((quarter % 4) + 4) % 4];
  }
  return undefined;
}

const minutesPerDay = 1440;
const lunation = 29.530588861;
const epochDay = dayNumber({ year: 2000, month: 1, day: 1 });
/** Julian date of the epoch. */
const epochJulian = 2451544.5;

/** Days from the start of 2000 in UTC to a phase. Quarter 0 is the new moon of January 6, 2000; 1 is a first quarter. */
export function moonPhaseTime(quarter: number): number {
  const julian = julianDate(quarter) - epochJulian;
  return julian - clockDifference(2000 + julian / 365.25) / 86_400;
}

/** Dynamical time minus universal time in seconds, from 2005 to 2050 (F. Espenak, J. Meeus). */
function clockDifference(year: number): number {
  const t = year - 2000;
  return 62.92 + 0.32217 * t + 0.005589 * t * t;
}

/** Multiples of the angles of sun (M), moon (M'), latitude (F), and the power of the eccentricity, after an amount. */
type Term = readonly [amount: number, sun: number, moon: number, latitude: number, eccentricity: number];

const atNew: readonly Term[] = [
  [-0.4072, 0, 1, 0, 0],
  [0.17241, 1, 0, 0, 1],
  [0.01608, 0, 2, 0, 0],
  [0.01039, 0, 0, 2, 0],
  [0.00739, -1, 1, 0, 1],
  [-0.00514, 1, 1, 0, 1],
  [0.00208, 2, 0, 0, 2],
];

const atFull: readonly Term[] = [
  [-0.40614, 0, 1, 0, 0],
  [0.17302, 1, 0, 0, 1],
  [0.01614, 0, 2, 0, 0],
  [0.01043, 0, 0, 2, 0],
  [0.00734, -1, 1, 0, 1],
  [-0.00515, 1, 1, 0, 1],
  [0.00209, 2, 0, 0, 2],
];

const atBoth: readonly Term[] = [
  [-0.00111, 0, 1, -2, 0],
  [-0.00057, 0, 1, 2, 0],
  [0.00056, 1, 2, 0, 1],
  [-0.00042, 0, 3, 0, 0],
  [0.00042, 1, 0, 2, 1],
  [0.00038, 1, 0, -2, 1],
  [-0.00024, -1, 2, 0, 1],
];

const atQuarters: readonly Term[] = [
  [-0.62801, 0, 1, 0, 0],
  [0.17172, 1, 0, 0, 1],
  [-0.01183, 1, 1, 0, 1],
  [0.00862, 0, 2, 0, 0],
  [0.00804, 0, 0, 2, 0],
  [0.00454, -1, 1, 0, 1],
  [0.00204, 2, 0, 0, 2],
  [-0.0018, 0, 1, -2, 0],
  [-0.0007, 0, 1, 2, 0],
  [-0.0004, 0, 3, 0, 0],
  [-0.00034, -1, 2, 0, 1],
  [0.00032, 1, 0, 2, 1],
  [0.00032, 1, 0, -2, 1],
  [-0.00028, 2, 1, 0, 2],
  [0.00027, 1, 2, 0, 1],
];

/** Influence of the planets: amount, angle in degrees, and its change per lunation. */
const planets: readonly (readonly [amount: number, angle: number, change: number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
];

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** In dynamical time. */
export function julianDate(quarter: number): number {
  const k = quarter / 4;
  const t = k / 1236.85;
  const mean = 2_451_550.09766 + lunation * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3 + 0.00000000073 * t ** 4;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2 - 0.00000011 * t ** 3;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3 - 0.000000058 * t ** 4;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3 + 0.000000011 * t ** 4;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t ** 2 + 0.00000215 * t ** 3;
  const phase = ((quarter % 4) + 4) % 4;
  const terms = phase % 2 === 1 ? atQuarters : [...(phase === 0 ? atNew : atFull), ...atBoth];
  const periodic = terms.reduce(
    (sum, [amount, m, n, f, power]) => sum + amount * eccentricity ** power * sine(m * sun + n * moon + f * latitude),
    -0.00017 * sine(node),
  );
  const between =
    0.00306 -
    0.00038 * eccentricity * cosine(sun) +
    0.00026 * cosine(moon) -
    0.00002 * cosine(moon - sun) +
    0.00002 * cosine(moon + sun) +
    0.00002 * cosine(2 * latitude);
  const bent = phase === 1 ? between : phase === 3 ? -between : 0;
  const drawn = planets.reduce(
    (sum, [amount, angle, change], i) => sum + amount * sine(angle + change * k - (i === 0 ? 0.009173 * t ** 2 : 0)),
    0,
  );
  return mean + periodic + bent + drawn;
}
