import { describe, expect, it } from '@jest/globals';
import { anchorsOf, checkReferences, type TextFile } from './checkReferences.ts';

const PAGE: TextFile = {
  file: 'shared/docs/requirements/errors.md',
  text: '# Errors\n\n## Logout reasons <a id="logout-reasons"></a>\n',
};

function problems(file: string, text: string): string[] {
  const files = [PAGE, { file, text }];
  const known = new Set(['README.md', 'shared/docs', ...files.map((item) => item.file)]);
  return checkReferences(files, (name) => known.has(name)).map(({ line, problem }) => `${line}: ${problem}`);
}

describe('checkReferences', () => {
  it('accepts a page and an anchor that exist', () => {
    expect(problems('a.ts', '// requirements/errors, requirements/errors#logout-reasons')).toEqual([]);
  });

  it('rejects an unknown page and an unknown anchor, in upper case too', () => {
    expect(problems('a.ts', '// requirements/limits#daily\n// Requirements/errors#crash')).toEqual([
      '1: "requirements/limits#daily": there is no page shared/docs/requirements/limits.md',
      '2: "Requirements/errors#crash": the page has no such anchor',
    ]);
  });

  it.each(['// spec §9', '-- Spec §2.3', '# see domain.md §2.2', '/* reliability.md, 3 */'])(
    'rejects a reference to a page outside the repository: %s',
    (line) => {
      expect(problems('a.ts', line)).toHaveLength(1);
    },
  );

  it('accepts ARCHITECTURE.md, a test file, and a section of a public standard', () => {
    expect(problems('a.ts', '// ARCHITECTURE.md; deposit.spec.ts; RFC 9842 §5')).toEqual([]);
  });

  it('accepts links between the pages of requirements', () => {
    expect(problems('shared/docs/requirements/a.md', '[b](errors.md#logout-reasons)')).toEqual([]);
    expect(problems('shared/docs/requirements/a.md', '[b](reliability.md)')).toEqual([
      '1: link "reliability.md": shared/docs/requirements/reliability.md does not exist',
    ]);
  });

  it('resolves relative links of Markdown from the folder of the file', () => {
    const text = '[a](../../README.md) [b](requirements/errors.md#logout-reasons) [c](https://example.com)';
    expect(problems('shared/docs/a.md', text)).toEqual([]);
    expect(problems('shared/docs/a.md', '[a](README.md) [b](requirements/errors.md#no)')).toEqual([
      '1: link "README.md": shared/docs/README.md does not exist',
      '1: link "requirements/errors.md#no": shared/docs/requirements/errors.md has no such anchor',
    ]);
  });
});

describe('anchorsOf', () => {
  it('lists explicit ids and the ids of headings', () => {
    expect([...anchorsOf('# A page: of words\n## Titles <a id="titles-of"></a>\n')]).toEqual([
      'titles-of',
      'a-page-of-words',
      'titles',
    ]);
  });
});
