/** Codes of paths that name no file or folder. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Rejection handler of a file operation: a missing file or folder gives `fallback`. Every other error, such
 * as a full or unreadable disk, is thrown: it must not pass for "there is none".
 *
 * @example
 * const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
 */
export function ifMissing<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (!MISSING.has((Object(error) as { code?: unknown }).code)) throw error;
    return fallback;
  };
}
