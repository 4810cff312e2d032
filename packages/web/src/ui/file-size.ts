import { locale, tn } from "../language/t.ts";

/** Returns "142 kB" or "1.2 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return tn(bytes, "{count} bytes", "{count} bytes");
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${megabytes(bytes)} MB`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
