const TIMEOUT_MS = 10_000;

/** Fetches JSON of the page's own origin; undefined for 404. @throws when it is unavailable. */
export async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Could not fetch: ${path}. Message: ${response.statusText}`);
  return response.json() as Promise<unknown>;
}
