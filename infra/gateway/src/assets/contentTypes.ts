import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** File types that releases may contain; others are not served. */
const EXTENSIONS = new Set([
  '.js',
  '.css',
  '.json',
  '.svg',
  '.png',
  '.jpg',
  '.webp',
  '.avif',
  '.woff2',
  '.txt',
]);
const TEXT = /^text\/|^application\/json$|\+xml$/;

/** Undefined for file types that releases must not contain; they are not served. */
export function contentTypeOf(name: string): string | undefined {
  const extension = extname(name).toLowerCase();
  const type = EXTENSIONS.has(extension) ? lookup(extension) : undefined;
  return type !== undefined && TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
