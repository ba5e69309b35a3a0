import { ignoreError } from '@foyer/kernel';
import { ifMissing, integrityOf } from '@foyer/runtime';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from './encodings.ts';

const DECODERS: Readonly<Record<Encoding, (data: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** A compressed sibling is used only when it decompresses to the same file. */
export async function encodedSiblings(
  path: string,
  integrity: string,
): Promise<Partial<Record<Encoding, Buffer>>> {
  const found: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of ENCODINGS) {
    const content = await readFile(`${path}.${encoding === 'gzip' ? 'gz' : encoding}`).catch(
      ifMissing(undefined),
    );
    const unpacked =
      content &&
      (await DECODERS[encoding](content).catch(ignoreError('damaged compressed copy is not served')));
    if (content && unpacked && integrityOf(unpacked) === integrity) found[encoding] = content;
  }
  return found;
}
