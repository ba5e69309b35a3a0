import { createInflate } from 'node:zlib';

/** Content of a zlib stream, or the reason of its refusal. `used` counts the compressed bytes up to its end. */
export type Inflated = { readonly bytes: Buffer; readonly used: number } | 'DAMAGED' | 'TOO_BIG_INSIDE';

/** Decompresses at most `limit` bytes outside of the event loop; a longer output is not decompressed further. */
export function inflateBounded(compressed: Buffer, limit: number): Promise<Inflated> {
  return new Promise((resolve) => {
    const inflate = createInflate();
    const parts: Buffer[] = [];
    let size = 0;
    inflate.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limit) {
        parts.push(part);
        return;
      }
      resolve('TOO_BIG_INSIDE');
      inflate.destroy();
    });
    inflate.on('error', () => resolve('DAMAGED'));
    inflate.on('end', () => resolve({ bytes: Buffer.concat(parts), used: inflate.bytesWritten }));
    inflate.end(compressed);
  });
}
