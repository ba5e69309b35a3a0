import { describe, expect, it } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INCOMPLETE } from './failure.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/** In these files only error codes and names of settings are in capitals. */
const REFUSAL = /(?:(?:Refusal\(\d{3}, |CommandFailure\()'([A-Z]+)'|'(?!FOYER_|JEST_)([A-Z]+(?:_[A-Z]+)+)')/g;

function codesIn(folder: string): readonly string[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: repositoryRoot }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(repositoryRoot, file), 'utf8').matchAll(REFUSAL)].map(
      ([, word, both]) => word ?? both ?? '',
    ),
  );
}

describe('the documentation of error codes', () => {
  const pages = readdirSync(path.join(repositoryRoot, 'shared/docs/errors')).map(
    (file) => path.parse(file).name,
  );
  const codes = new Set([...codesIn('infra/registry/src'), ...codesIn('infra/cli/src'), ...INCOMPLETE]);

  it('has a page for every code of the registry and the command line', () => {
    expect([...codes].filter((code) => !pages.includes(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(INCOMPLETE.length);
  });

  it.each(pages)('%s explains the cause and the remedy', (page) => {
    const text = readFileSync(path.join(repositoryRoot, 'shared/docs/errors', `${page}.md`), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${page}: .+\\n[\\s\\S]*\\*\\*What to do:\\*\\* .+`));
  });
});
