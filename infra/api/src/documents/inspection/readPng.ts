import { crc32 } from 'node:zlib';
import { inflateBounded } from './inflateBounded.ts';
import { refused, type Content } from './inspection.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;
const MAX_PIXELS = 50_000_000;
/** Limit for all texts of an image together, because each takes a thousandth of its size in the file. */
const MAX_TEXT_BYTES = 1_000_000;
/** Frames of an animation: their pixels are not those that the header announces. */
const ANIMATION_CHUNKS: ReadonlySet<string> = new Set(['acTL', 'fcTL', 'fdAT']);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Start and step of the seven passes of an interlaced image: x, y, width step, height step. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Reads a PNG image completely: chunks with checksums, and exactly the pixels that its header announces. */
export async function readPng(bytes: Buffer): Promise<Content> {
  const chunks = readChunks(bytes);
  if (typeof chunks === 'string') return refused(chunks);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13) return refused('DAMAGED');
  const pixels = pixelBytes(header.data);
  if (typeof pixels === 'string') return refused(pixels);
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const image = await inflateBounded(data, pixels);
  if (typeof image === 'string') return refused(image);
  if (image.used !== data.length) return refused('TRAILING_DATA');
  if (image.bytes.length !== pixels) return refused('CUT_OFF');
  if (chunks.some(({ type }) => ANIMATION_CHUNKS.has(type))) return refused('UNSUPPORTED');
  const texts: Buffer[] = [];
  let left = MAX_TEXT_BYTES;
  for (const chunk of chunks) {
    const packed = packedText(chunk);
    if (!packed) continue;
    const text = await inflateBounded(packed, left);
    if (typeof text === 'string') return refused(text);
    left -= text.bytes.length;
    texts.push(text.bytes);
  }
  return { parts: texts };
}

function readChunks(bytes: Buffer): readonly Chunk[] | 'DAMAGED' | 'CUT_OFF' | 'TRAILING_DATA' {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_OVERHEAD <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + CHUNK_OVERHEAD + length;
    if (end > bytes.length) return 'CUT_OFF';
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return 'DAMAGED';
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return 'DAMAGED';
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) });
    at = end;
    if (type === 'IEND') return at === bytes.length ? chunks : 'TRAILING_DATA';
  }
  return 'CUT_OFF';
}

/** Bytes of the filtered rows that the header announces. */
function pixelBytes(header: Buffer): number | 'DAMAGED' | 'TOO_BIG_INSIDE' {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, color, interlace] = [header.readUInt8(8), header.readUInt8(9), header.readUInt8(12)];
  const channels = CHANNELS[color];
  if (width === 0 || height === 0 || channels === undefined || ![1, 2, 4, 8, 16].includes(depth))
    return 'DAMAGED';
  if (interlace > 1) return 'DAMAGED';
  if (width * height > MAX_PIXELS) return 'TOO_BIG_INSIDE';
  const rows = (columns: number, lines: number): number =>
    columns === 0 || lines === 0 ? 0 : lines * (1 + Math.ceil((columns * channels * depth) / 8));
  if (interlace === 0) return rows(width, height);
  return PASSES.reduce(
    (sum, [x, y, stepX, stepY]) =>
      sum + rows(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
    0,
  );
}

/** The compressed part of a text or colour profile. */
function packedText({ type, data }: Chunk): Buffer | undefined {
  const nameEnd = data.indexOf(0);
  if (nameEnd < 0) return undefined;
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(nameEnd + 2);
  if (type !== 'iTXt' || data[nameEnd + 1] !== 1) return undefined;
  const languageEnd = data.indexOf(0, nameEnd + 3);
  const keywordEnd = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1);
  return keywordEnd < 0 ? undefined : data.subarray(keywordEnd + 1);
}
