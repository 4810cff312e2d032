import { DeletePart } from "./delete-part.tsx";
import { ExportPart } from "./export-part.tsx";

export function DataSection() {
  return (
    <>
      <ExportPart />
      <DeletePart />
    </>
  );
}
