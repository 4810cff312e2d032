/** Reads the tag Orientation of Exif 2.3, 4.6.4, in a directory of TIFF 6.0, section 2. */

const orientationTag = 0x0112;
const short = 3;

/** Clockwise quarter turns by value of the tag. Cameras do not write the four mirrored values (2, 4, 5, 7). */
const turnsByOrientation: Readonly<Record<number, 0 | 1 | 2 | 3>> = { 1: 0, 3: 2, 6: 1, 8: 3 };

/** Reads an APP1 segment. 0 without the tag, undefined for a mirrored picture. */
export function quarterTurns(segment: Uint8Array): 0 | 1 | 2 | 3 | undefined {
  const isExif = [0x45, 0x78, 0x69, 0x66, 0, 0].every((byte, i) => segment[i] === byte);
  const orientation = isExif ? readOrientation(segment.subarray(6)) : 1;
  return orientation < 1 || orientation > 8 ? 0 : turnsByOrientation[orientation];
}

function readOrientation(tiff: Uint8Array): number {
  const isLittle = tiff[0] === 0x49;
  const short16 = (at: number) => {
    const [first = 0, second = 0] = tiff.subarray(at, at + 2);
    return isLittle ? first | (second << 8) : (first << 8) | second;
  };
  const directory = isLittle ? short16(4) : short16(6);
  const entries = Math.min(short16(directory), Math.floor(tiff.length / 12));
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (short16(entry) === orientationTag && short16(entry + 2) === short) return short16(entry + 8);
  }
  return 1;
}
