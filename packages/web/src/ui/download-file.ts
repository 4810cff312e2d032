export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address long before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
