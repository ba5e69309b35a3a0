import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot, sourceFiles } from '@foyer/workspace';

const FOLDER = 'shared/docs/adr';
const SECTIONS = ['Context', 'Decision', 'Measured', 'Rejected', 'Consequences'];
const files = sourceFiles(`${FOLDER}/[0-9]*.md`).map((file) => path.posix.basename(file));
const numbers = new Set(files.map((file) => file.slice(0, 4)));

function read(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

/** Numbers that a text refers to: `ADR 0101`, `ADRs 0101 and 0102`, `ADR 0101, 0102`. */
function references(text: string): string[] {
  const lists = text.match(/\bADRs? \d{4}(?:(?:,| and|, and) \d{4})*/g) ?? [];
  return lists.flatMap((list) => list.match(/\d{4}/g) ?? []);
}

describe('architecture decision records', () => {
  it('have one file for each number', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(numbers.size).toBe(files.length);
  });

  it.each(files)('%s holds one decision on one page', (file) => {
    const lines = read(`${FOLDER}/${file}`).trimEnd().split('\n');
    const title = lines[0]?.slice('# 0000 '.length) ?? '';
    const words = title
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, '-');
    expect(file).toBe(`${file.slice(0, 4)}-${words}.md`);
    expect(title.split(' ').length).toBeLessThanOrEqual(8);
    expect(lines.length).toBeLessThanOrEqual(48);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    const found = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
    expect(found).toEqual(SECTIONS.filter((section) => found.includes(section)));
    expect(found).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']));
  });

  it('exist for every reference in the repository', () => {
    const texts = sourceFiles('**/*.{ts,tsx,mjs,sql,md,graphql}');
    const missing = texts.flatMap((file) =>
      references(read(file))
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ADR ${number}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the index of decision records', () => {
  it('lists each record once, with its title', () => {
    const listed = [...read(`${FOLDER}/README.md`).matchAll(/^- \[(.+)\]\((.+)\)$/gm)];
    const actual = listed.map(([, title, file]) => `${file}: ${title}`).sort();
    const expected = files.map((file) => `${file}: ${read(`${FOLDER}/${file}`).split('\n')[0]?.slice(2)}`);
    expect(actual).toEqual(expected);
  });
});
