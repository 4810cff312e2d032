/** Apart from the descriptions, because the list of files is longer than they are. */
import type { DeviceProfile } from "@octavo/engine";
import { designFor, type Starter, type StarterDocuments, type StarterFiles } from "@octavo/starters";

type Document = StarterDocuments["plan"];

const documents = import.meta.glob<Document>(["@library/*/masters*.yaml", "@library/*/plan.yaml"], {
  query: "?value",
  import: "default",
});

/** Loads the design for the device. Requires a suitable device. */
export async function loadStarterFiles(starter: Starter, device: DeviceProfile): Promise<StarterFiles> {
  const design = designFor(starter, device);
  if (!design) throw new Error(`The starter ${starter.id} has no design for ${device.id}.`);
  const [masters, plan, { default: words }] = await Promise.all([
    load(starter.id, design.file),
    load(starter.id, "plan.yaml"),
    import("@library/words.yaml?value"),
  ]);
  return { starter, masters, plan, words };
}

function load(id: string, file: string): Promise<Document> {
  const found = Object.entries(documents).find(([path]) => path.endsWith(`/${id}/${file}`));
  if (!found) throw new Error(`The library has no ${id}/${file}.`);
  return found[1]();
}
