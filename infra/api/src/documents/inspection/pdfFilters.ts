import type { DocumentRefusal } from '@foyer/graphql/main';
import { inflateBounded } from './inflateBounded.ts';

/** Decoded data. `isPlain`: the file contains it without encoding. */
export interface DecodedStream {
  readonly bytes: Buffer;
  readonly isPlain: boolean;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};
/** Image codecs: their output is bounded by the size in the dictionary. */
const IMAGE_FILTERS: ReadonlySet<string> = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode']);
/** Maximum number of filters of a stream, because each can multiply the size. */
const MAX_FILTERS = 3;

/** Applies the filters of a stream; image data stays encoded. A filter that is not known here is refused. */
export async function decodeStream(
  dictionary: string,
  raw: Buffer,
  limit: number,
): Promise<DecodedStream | DocumentRefusal> {
  const filters = filtersOf(dictionary);
  if (filters.length > MAX_FILTERS) return 'TOO_BIG_INSIDE';
  let bytes = raw;
  for (const filter of filters) {
    if (IMAGE_FILTERS.has(filter)) return { bytes, isPlain: false };
    const next = await applyFilter(filter, bytes, limit);
    if (typeof next === 'string') return next;
    bytes = next;
  }
  return bytes.length > limit ? 'TOO_BIG_INSIDE' : { bytes, isPlain: filters.length === 0 };
}

function filtersOf(dictionary: string): readonly string[] {
  const written = /\/Filter\s*(\[[^\]]*\]|\/[A-Za-z0-9]+)/.exec(dictionary)?.[1] ?? '';
  return [...written.matchAll(/\/([A-Za-z0-9]+)/g)].map(([, name = '']) => SHORT_NAMES[name] ?? name);
}

async function applyFilter(filter: string, bytes: Buffer, limit: number): Promise<Buffer | DocumentRefusal> {
  switch (filter) {
    case 'FlateDecode': {
      const inflated = await inflateBounded(bytes, limit);
      if (typeof inflated === 'string') return inflated;
      // writers add line ends; anything longer is hidden data
      return bytes.length - inflated.used > 2 ? 'TRAILING_DATA' : inflated.bytes;
    }
    case 'ASCIIHexDecode':
      return decodeHex(bytes);
    case 'ASCII85Decode':
      return decodeAscii85(bytes) ?? 'DAMAGED';
    default:
      return 'UNSUPPORTED';
  }
}

function decodeHex(bytes: Buffer): Buffer {
  const digits = (bytes.toString('latin1').split('>')[0] ?? '').replace(/\s/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

function decodeAscii85(bytes: Buffer): Buffer | undefined {
  const text = (bytes.toString('latin1').split('~>')[0] ?? '').replace(/\s/g, '');
  const out = Buffer.alloc(text.length * 4);
  let written = 0;
  for (let at = 0; at < text.length;) {
    if (text[at] === 'z') {
      out.fill(0, written, written + 4);
      [written, at] = [written + 4, at + 1];
      continue;
    }
    const group = text.slice(at, at + 5);
    if (group.length === 1 || /[^!-u]/.test(group)) return undefined;
    const value = [...group.padEnd(5, 'u')].reduce((sum, digit) => sum * 85 + digit.charCodeAt(0) - 33, 0);
    if (value > 0xffff_ffff) return undefined;
    out.writeUInt32BE(value, written);
    [written, at] = [written + group.length - 1, at + 5];
  }
  return out.subarray(0, written);
}
