import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const table = readFileSync(new URL('../FAULTS.md', import.meta.url), 'utf8');
const rows = [...table.matchAll(/^\| (\d+|F\d+) (.*?) \| `(.*?)` \| `(.*?)` \|$/gm)].map(
  ([, fault = '', what = '', title = '', file = '']) => ({ fault, what, title, file }),
);

describe('../FAULTS.md', () => {
  it('lists a test for each fault from 10 to 31', () => {
    const numbers = rows.map(({ fault }) => Number(fault)).filter((fault) => !Number.isNaN(fault));
    expect([...new Set(numbers)]).toEqual(Array.from({ length: 22 }, (_, index) => index + 10));
  });

  it.each(rows.map(({ fault, what, title, file }) => [fault, what, title, file] as const))(
    'names an existing test for fault %s (%s)',
    (_fault, _what, title, file) => {
      expect(readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')).toContain(
        title,
      );
    },
  );
});
