import { importWithRetry } from './importWithRetry.ts';

let loadTexts = (): Promise<void> => Promise.resolve();
let texts: Promise<void> | undefined;

/** @param load - Loads the texts of all parts, with the first of them. */
export function onFirstPart(load: () => Promise<void>): void {
  loadTexts = load;
  texts = undefined;
}

/** Loads a part of the shell that shows texts which the first content does not need. Retried like `importWithRetry`. */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  texts ??= loadTexts().catch((error: unknown) => {
    texts = undefined; // the next part requests them again
    throw error;
  });
  const [part] = await Promise.all([importWithRetry(load), texts]);
  return part;
}
