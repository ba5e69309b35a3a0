import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** Path in the archive: ASCII letters, digits, dots, hyphens and slashes. */
  readonly name: string;
  readonly at: Date;
  /** True for a content that does not get smaller, such as a photo. */
  readonly isCompressed: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

const NO_BYTES = new Uint8Array(0);

/** A zip archive, written while its entries are read: one part of one entry is in memory at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for await (const { name, at, isCompressed, content } of entries) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const part of content) {
      entry.push(part);
      yield* written.splice(0);
    }
    entry.push(NO_BYTES, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
