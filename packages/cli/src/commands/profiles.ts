import { type DeviceProfile, profilePage } from "@octavo/engine";
import { deviceProfiles } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { bold, printLine } from "../terminal.ts";

const help = `
octavo profiles

Lists the devices that documents and --profile can name, each upright and sideways, with the screen in pixels, pixels to the inch,
and the page that fills the screen in points (1/72 inch).

Options:
      --json   print a JSON list with everything that is known of each device

Examples:
  octavo profiles
  octavo profiles | grep -i boox
  octavo profiles --json | jq '.[] | select(.display.color) | .id'
`;

export const profiles: Command = { help, options: { json: { type: "boolean" } }, run };

async function run(given: Arguments): Promise<number> {
  if (given.positionals.length > 0)
    throw new UsageError("octavo profiles takes no document. To search the list: octavo profiles | grep NAME");
  const known = deviceProfiles();
  printLine(given.flag("json") ? JSON.stringify(known.map(plain), null, 2) : table(known));
  return exitCodes.fine;
}

/** Copies the lazy fields of a profile and adds the page size. */
function plain({ id, name, display, pdf_settings, constraints, toolbar }: DeviceProfile): DeviceProfile {
  return { id, name, display, pdf_settings, constraints, toolbar };
}

function table(known: readonly DeviceProfile[]): string {
  const rows = known.map((profile) => {
    const { width, height } = profilePage(profile);
    const { screen_size, ppi } = profile.display;
    return [
      profile.id,
      profile.name,
      screen_size.join(" × "),
      String(ppi),
      `${width.toFixed(1)} × ${height.toFixed(1)}`,
    ];
  });
  const all = [["ID", "NAME", "PIXELS", "PPI", "PAGE (PT)"], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const [heading = "", ...lines] = all.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [bold(heading), ...lines].join("\n");
}
