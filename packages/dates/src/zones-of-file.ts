import type { Message } from "@octavo/foundation";
import type { Budget } from "./budget.ts";
import { type Component, propertyOf } from "./components.ts";
import windowsZones from "./generated/windows-zones.json" with { type: "json" };
import * as messages from "./messages.ts";
import { zoneOfComponent } from "./vtimezone.ts";
import { fixedZone, runtimeZone, utc, type Zone } from "./zone.ts";

interface FoundZone {
  /** Undefined if the zone is unknown. */
  readonly zone: Zone | undefined;
  /** True if the runtime knows a zone of this name. */
  readonly isExact?: true;
  readonly note?: Message;
}

/** Resolves the zones that the properties of a file name. */
export class ZonesOfFile {
  readonly #budget: Budget;
  /** Definitions of all calendars of the file by name. The last one wins. */
  readonly #defined = new Map<string, Component>();
  readonly #found = new Map<string, FoundZone>();

  constructor(definitions: readonly Component[], budget: Budget) {
    this.#budget = budget;
    for (const definition of definitions) {
      const name = propertyOf(definition, "TZID")?.value.trim();
      if (name !== undefined) this.#defined.set(name, definition);
    }
  }

  /** Returns undefined for an unknown zone, whose times remain as they are. */
  zone(name: string): Zone | undefined {
    const known = this.#found.get(name);
    if (known) return known.zone;
    this.#budget.spend(500);
    const found = this.#find(name);
    this.#found.set(name, found);
    return found.zone;
  }

  notes(): readonly Message[] {
    const exact = [...this.#found].filter(([, { isExact }]) => isExact).map(([name]) => name);
    const others = [...this.#found.values()].flatMap(({ note }) => note ?? []);
    return [...(exact.length > 0 ? [messages.zonesFromRuntime(exact)] : []), ...others];
  }

  #find(name: string): FoundZone {
    const definition = this.#defined.get(name);
    const own = definition && zoneOfComponent(definition, this.#budget);
    if (own) return { zone: own };
    if (/^(?:Etc\/|tzone:\/\/Microsoft\/)?(?:UTC|GMT|UCT|Zulu)$/i.test(name)) return { zone: utc };
    const exact = runtimeZone(name, this.#budget);
    if (exact) return { zone: exact, isExact: true };
    const location = definition && propertyOf(definition, "X-LIC-LOCATION")?.value;
    for (const similar of [location, ...similarNames(name)]) {
      const zone = similar && runtimeZone(similar, this.#budget);
      if (zone) return { zone, note: messages.zoneReplaced(name, similar) };
    }
    const fixed = fixedZone(name);
    if (fixed) return { zone: fixed };
    const { offset } = displayName(name);
    const displayed = offset === undefined ? undefined : fixedZone(offset);
    if (displayed) return { zone: displayed, note: messages.zoneReplaced(name, offset ?? "") };
    return { zone: undefined, note: messages.zoneUnknown(name) };
  }
}

const byWindowsName: ReadonlyMap<string, string> = new Map(
  Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/**
 * IANA names for a name of another kind: with a prefix of a vendor ("/example.org/2026/Europe/Berlin"), of Windows ("W.
 * Europe Standard Time"), or as Outlook displays it ("(UTC+01:00) Amsterdam, Berlin").
 */
function similarNames(name: string): readonly string[] {
  const path = name.split("/").filter((part) => part !== "");
  const withPrefix = [path.slice(-3), path.slice(-2)].filter(({ length }) => length < path.length);
  const { places } = displayName(name);
  const windows = [name.trim(), path.at(-1) ?? "", ...places.map(windowsName)];
  return [
    ...withPrefix.map((parts) => parts.join("/")),
    ...windows.flatMap((each) => byWindowsName.get(each.toLowerCase()) ?? []),
    ...zonesOfCities(places),
  ];
}

/** Parts of a name as Outlook displays it: its offset, and its list of places. */
function displayName(name: string): { readonly offset: string | undefined; readonly places: readonly string[] } {
  const [, offset, list = ""] = /^\(((?:UTC|GMT)[^)]*)\)(.+)$/.exec(name.trim()) ?? [];
  return { offset, places: list.split(/[,;]/).map((place) => place.trim()) };
}

/** Displayed names without a city whose names in Windows are others. */
const displayedNames: Readonly<Record<string, string>> = {
  Alaska: "Alaskan Standard Time",
  Arizona: "US Mountain Standard Time",
  "Baja California": "Pacific Standard Time (Mexico)",
  "Coordinated Universal Time": "UTC",
  Hawaii: "Hawaiian Standard Time",
  "Indiana (East)": "US Eastern Standard Time",
  Saskatchewan: "Canada Central Standard Time",
};

/** "Eastern Standard Time" for "Eastern Time (US & Canada)". */
function windowsName(place: string): string {
  const named = Object.hasOwn(displayedNames, place) ? displayedNames[place] : undefined;
  return named ?? `${place.replace(/ Time(?: \([^)]*\))?$/, "")} Standard Time`;
}

function zonesOfCities(places: readonly string[]): readonly string[] {
  const cities = places.filter(Boolean).map((place) => place.replaceAll(" ", "_"));
  if (cities.length === 0) return [];
  const zones = Intl.supportedValuesOf("timeZone");
  return cities.flatMap((city) => zones.find((zone) => zone.endsWith(`/${city}`)) ?? []);
}
