import { plannerFileName } from "@octavo/foundation";

export function pdfFileName(name: string): string {
  return `${plannerFileName(name)}.pdf`;
}
