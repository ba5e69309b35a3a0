import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const FOLDER = fileURLToPath(new URL('../schema', import.meta.url));

/**
 * The SDL of an API: all files of its folder, joined.
 *
 * @param api - `main`, `lobby` or `wallet`
 * @param folder - contains a folder per API; this package's `schema` by default
 * @throws when the API has no folder
 */
export function schemaText(api: string, folder = FOLDER): string {
  return readdirSync(path.join(folder, api))
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(path.join(folder, api, file), 'utf8'))
    .join('\n');
}
