import { describe, expect, test } from "vitest";
import { licences, publishableLicences } from "./licence-terms.ts";
import { isCloneable, type LicenceId, licenceIds, licenceName, readLicence } from "./licences.ts";

describe("licences", () => {
  test("all can be cloned but reserved rights", () => {
    expect(licenceIds.filter((id) => !isCloneable(id))).toEqual(["all-rights-reserved"]);
    expect(isCloneable(null)).toBe(true);
  });

  test("have the names of their texts", () => {
    const names = ["CC0 1.0", "CC BY 4.0", "CC BY-SA 4.0", "CC BY-NC 4.0", "All rights reserved"];
    expect(licenceIds.map(licenceName)).toEqual(names);
  });

  test("a project of one's own may have any", () => {
    expect(publishableLicences(null)).toEqual(licenceIds);
  });

  test("a remix keeps share alike", () => {
    expect(publishableLicences("CC-BY-SA-4.0")).toEqual(["CC-BY-SA-4.0"]);
  });

  test("a remix of a work without a licence cannot be licensed", () => {
    expect(publishableLicences("unstated")).toEqual([]);
  });

  /** By the texts: who must be named, who may sell, who must share alike. */
  const terms: Readonly<Record<LicenceId, readonly [attribution: boolean, sells: boolean, alike: boolean]>> = {
    "CC0-1.0": [false, true, false],
    "CC-BY-4.0": [true, true, false],
    "CC-BY-SA-4.0": [true, true, true],
    "CC-BY-NC-4.0": [true, false, false],
    "all-rights-reserved": [true, false, false],
  };

  test("no chain of remixes drops a condition of an earlier work", () => {
    const walk = (chain: readonly LicenceId[]): void => {
      const last = chain.at(-1);
      if (!last || chain.length > 4) return;
      for (const next of licences[last].ofRemixes) {
        for (const earlier of chain) {
          const [[named, sold, alike], [isNamed, isSold]] = [terms[earlier], terms[next]];
          expect(!named || isNamed, `${chain.join()} to ${next}`).toBe(true);
          expect(sold || !isSold, `${chain.join()} to ${next}`).toBe(true);
          if (alike) expect(next).toBe(earlier);
        }
        walk([...chain, next]);
      }
    };
    for (const id of licenceIds) walk([id]);
  });

  test("unknown stored ones count as unstated", () => {
    expect(readLicence("CC-BY-4.0")).toBe("CC-BY-4.0");
    expect([readLicence(null), readLicence("WTFPL")]).toEqual([null, null]);
  });
});
