/** Error codes of a missing file or folder. */
const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

/**
 * Rejection handler of a file operation: a missing file or folder gives `fallback`. Every other error, such
 * as a full or unreadable disk, is thrown: it must not be treated as a missing file.
 *
 * @param codes - error codes that mean "missing", for paths that come from an address.
 *
 * @example const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
 */
export function ifMissing<T>(fallback: T, codes: readonly unknown[] = MISSING): (error: unknown) => T {
  return (error) => {
    if (!codes.includes((Object(error) as { code?: unknown }).code)) throw error;
    return fallback;
  };
}
