import { refused, type Content } from './inspection.ts';

const MAX_PIXELS = 50_000_000;
/** A progressive image has about ten; each repeats the work for all pixels. */
const MAX_SCANS = 100;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, hierarchical and arithmetic coding: no browser shows these. */
const OTHER_FRAMES: ReadonlySet<number> = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** Reads the segments of a JPEG image from its start to its end marker, which must be the end of the file. */
export function readJpeg(bytes: Buffer): Content {
  let at = 2;
  let frames = 0;
  let scans = 0;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return refused('DAMAGED');
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === END_OF_IMAGE) {
      if (frames !== 1 || scans === 0) return refused('DAMAGED');
      return at === bytes.length ? { parts: [] } : refused('TRAILING_DATA');
    }
    if (isStandalone(marker)) continue;
    if (marker < 0xc0) return refused('DAMAGED');
    if (at + 2 > bytes.length) return refused('CUT_OFF');
    const length = bytes.readUInt16BE(at);
    if (length < 2) return refused('DAMAGED');
    if (at + length > bytes.length) return refused('CUT_OFF');
    if (OTHER_FRAMES.has(marker)) return refused('UNSUPPORTED');
    if (FRAMES.has(marker)) {
      if (length < 8) return refused('DAMAGED');
      const pixels = bytes.readUInt16BE(at + 3) * bytes.readUInt16BE(at + 5);
      if (pixels === 0) return refused('DAMAGED');
      if (pixels > MAX_PIXELS) return refused('TOO_BIG_INSIDE');
      frames += 1;
    }
    at += length;
    if (marker !== START_OF_SCAN) continue;
    scans += 1;
    if (frames !== 1) return refused('DAMAGED');
    if (scans > MAX_SCANS) return refused('TOO_BIG_INSIDE');
    at = endOfScan(bytes, at);
  }
  return refused('CUT_OFF');
}

/** Markers without a segment. */
function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Offset of the marker behind the compressed data. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    // a stuffed byte, a restart marker, or a fill byte
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else if (next === 0xff) at += 1;
    else return at;
  }
}
