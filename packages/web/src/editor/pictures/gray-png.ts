import { zlibSync } from "fflate";

/** Encodes gray levels as PNG (ISO 15948) with one bit per pixel, or four. `indices` count from black. */
export function encodeGrayPng(indices: Uint8Array, width: number, levels: 2 | 16): Uint8Array<ArrayBuffer> {
  const depth = levels === 2 ? 1 : 4;
  const height = indices.length / width;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, depth);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", zlibSync(packedRows(indices, width, depth), { level: 9 })),
    chunk("IEND", new Uint8Array(0)),
  ];
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** Each row starts with filter byte 0. The leftmost pixel has the highest bits: 7.2. */
function packedRows(indices: Uint8Array, width: number, depth: 1 | 4): Uint8Array {
  const rowBytes = 1 + Math.ceil((width * depth) / 8);
  const rows = new Uint8Array((indices.length / width) * rowBytes);
  for (let i = 0; i < indices.length; i++) {
    const bit = (i % width) * depth;
    const at = Math.floor(i / width) * rowBytes + 1 + (bit >> 3);
    rows[at] = (rows[at] ?? 0) | ((indices[i] ?? 0) << (8 - depth - (bit & 7)));
  }
  return rows;
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(content.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, content.length);
  for (let i = 0; i < 4; i++) whole[4 + i] = type.charCodeAt(i);
  whole.set(content, 8);
  view.setUint32(content.length + 8, crc32(whole.subarray(4, content.length + 8)));
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
