import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

// JSON.parse keeps the last of two equal keys without an error, so a second text replaces the first one
it.each(['en', 'fi', 'et_EE', 'fr_CA', 'ja'])('%s has one text for each id', (locale) => {
  const text = readFileSync(join(import.meta.dirname, '..', 'messages', `${locale}.json`), 'utf8');
  const ids = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
