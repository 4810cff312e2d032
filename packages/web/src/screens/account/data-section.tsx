import { DeletePart } from "./delete-part.tsx";

export function DataSection() {
  return <DeletePart />;
}
