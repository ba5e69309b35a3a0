import { refused, type Content, type Inspection, type MediaType } from './inspection.ts';
import type { MalwareScanner } from './malwareScanner.ts';
import { readJpeg } from './readJpeg.ts';
import { readPdf } from './readPdf.ts';
import { readPng } from './readPng.ts';

const READERS: Readonly<Record<MediaType, (bytes: Buffer) => Content | Promise<Content>>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'application/pdf': readPdf,
};

/**
 * Decides by its content alone if a file may be stored (requirements/validation#uploads).
 * @throws when the scanner fails: the file must not be accepted then.
 */
export async function inspectDocument(bytes: Buffer, scanner: MalwareScanner): Promise<Inspection> {
  if (bytes.length === 0) return refused('EMPTY');
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) return refused('WRONG_TYPE');
  const content = await READERS[mediaType](bytes);
  if ('refusal' in content) return content;
  const found = await scanner.scan({ bytes, parts: content.parts });
  return found === undefined ? { mediaType } : refused(found);
}

function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start === '\x89PNG\r\n\x1a\n') return 'image/png';
  return /^%PDF-[12]\./.test(start) ? 'application/pdf' : undefined;
}
