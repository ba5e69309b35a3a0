import { decodeStream } from './pdfFilters.ts';
import { refused, type Content } from './inspection.ts';
import { ACTIVE_NAMES, EMBEDDED_NAMES, LONG_NAMES, namesIn } from './pdfNames.ts';
import { splitStreams } from './pdfStreams.ts';

const MAX_STREAMS = 20_000;
/** Maximum sum of the decoded sizes of all streams. */
const MAX_DECODED_BYTES = 64_000_000;
const MAX_IMAGE_PIXELS = 100_000_000;

/**
 * Checks that a PDF document is safe: it ends where the file ends, and has no encryption, no attachments and
 * no actions that run something. Every stream is decoded within a size limit, because objects can be hidden
 * in streams.
 */
export async function readPdf(bytes: Buffer): Promise<Content> {
  const text = bytes.toString('latin1');
  const end = endFault(text);
  if (end) return refused(end);
  const split = splitStreams(text);
  if (split === 'DAMAGED' || split.streams.length > MAX_STREAMS)
    return refused(split === 'DAMAGED' ? 'DAMAGED' : 'TOO_BIG_INSIDE');
  const outside = namesFault(split.outside);
  if (outside) return refused(outside);
  const parts: Buffer[] = [];
  let left = MAX_DECODED_BYTES;
  for (const stream of split.streams) {
    if (imagePixels(stream.dictionary) > MAX_IMAGE_PIXELS) return refused('TOO_BIG_INSIDE');
    const raw = bytes.subarray(stream.start, stream.end);
    const decoded = await decodeStream(stream.dictionary, raw, left);
    if (typeof decoded === 'string') return refused(decoded);
    left -= decoded.bytes.length;
    // a viewer may read an object from the middle of a stream, also of a compressed one
    const fault = decoded.isPlain
      ? namesFault(raw.toString('latin1'))
      : (namesFault(raw.toString('latin1'), LONG_NAMES) ??
        (/\/ObjStm\b/.test(stream.dictionary) ? namesFault(decoded.bytes.toString('latin1')) : undefined));
    if (fault) return refused(fault);
    parts.push(decoded.bytes);
  }
  return { parts };
}

function endFault(text: string): 'CUT_OFF' | 'TRAILING_DATA' | 'DAMAGED' | undefined {
  const mark = text.lastIndexOf('%%EOF');
  if (mark < 0) return 'CUT_OFF';
  if (text.slice(mark + 5).trim() !== '') return 'TRAILING_DATA';
  const start = /startxref\s+(\d{1,10})\s+$/.exec(text.slice(Math.max(0, mark - 100), mark))?.[1];
  if (start === undefined) return 'DAMAGED';
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(Number(start), Number(start) + 40))
    ? undefined
    : 'DAMAGED';
}

function namesFault(
  text: string,
  only?: ReadonlySet<string>,
): 'ENCRYPTED' | 'EMBEDDED_FILE' | 'ACTIVE_CONTENT' | undefined {
  for (const name of namesIn(text)) {
    if (only && !only.has(name)) continue;
    if (name === 'Encrypt') return 'ENCRYPTED';
    if (EMBEDDED_NAMES.has(name)) return 'EMBEDDED_FILE';
    if (ACTIVE_NAMES.has(name)) return 'ACTIVE_CONTENT';
  }
  return undefined;
}

function imagePixels(dictionary: string): number {
  const side = (name: string): number =>
    Number(new RegExp(`/${name}\\s+(\\d{1,9})\\b`).exec(dictionary)?.[1] ?? 0);
  return side('Width') * side('Height');
}
