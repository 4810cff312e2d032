import type { Message } from "@octavo/engine/message";
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
    if (/^(Etc\/)?(UTC|GMT|UCT|Zulu)$/i.test(name)) return { zone: utc };
    const exact = runtimeZone(name, this.#budget);
    if (exact) return { zone: exact, isExact: true };
    const location = definition && propertyOf(definition, "X-LIC-LOCATION")?.value;
    for (const similar of [location, ...similarNames(name)]) {
      const zone = similar && runtimeZone(similar, this.#budget);
      if (zone) return { zone, note: messages.zoneReplaced(name, similar) };
    }
    const zone = fixedZone(name);
    return zone ? { zone } : { zone: undefined, note: messages.zoneUnknown(name) };
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
  const windows = byWindowsName.get(name.trim().toLowerCase());
  return [...withPrefix.map((parts) => parts.join("/")), ...(windows ? [windows] : []), ...zonesOfCities(name)];
}

function zonesOfCities(name: string): readonly string[] {
  const [, list] = /^\((?:UTC|GMT)[^)]*\)(.+)$/.exec(name.trim()) ?? [];
  if (list === undefined) return [];
  const cities = list.split(/[,;]/).map((city) => city.trim().replaceAll(" ", "_"));
  const zones = Intl.supportedValuesOf("timeZone");
  return cities.flatMap((city) => zones.find((zone) => zone.endsWith(`/${city}`)) ?? []);
}
