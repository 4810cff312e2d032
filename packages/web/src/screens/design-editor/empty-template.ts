import type { DeviceProfile } from "@octavo/engine";

/** One empty page that fills the device's screen. */
export function emptyTemplate(name: string, profile: DeviceProfile | undefined): string {
  const lines = [
    'schema_version: "1.0"',
    `metadata: { name: ${JSON.stringify(name)}${profile ? `, profile: ${profile.id}` : ""} }`,
    "canvas: { page_size: Device }",
    "widgets: []",
  ];
  return `${lines.join("\n")}\n`;
}
