import { describe, expect, it } from '@jest/globals';
import { repositoryFiles } from '../repositoryFiles.ts';
import { requirementTable, unprovenRows } from './requirementTable.ts';

const PAGE = {
  file: 'shared/docs/requirements/limits.md',
  text: '# Limits\n\n## Daily limits <a id="daily"></a>\n\n### Raises <a id="raises"></a>\n\n## Notes\n',
};

const rows = (...files: readonly (readonly [file: string, text: string])[]) =>
  requirementTable([PAGE, ...files.map(([file, text]) => ({ file, text }))]);

describe('requirementTable', () => {
  it('lists every explicit anchor, also without code', () => {
    expect(rows()).toEqual([
      { id: 'limits#daily', title: 'Daily limits', mark: undefined, code: [], tests: [] },
      { id: 'limits#raises', title: 'Raises', mark: undefined, code: [], tests: [] },
    ]);
  });

  it('maps a reference in code to the tests that import the file', () => {
    const [daily] = rows(
      ['a/limit.ts', '// requirements/limits#daily'],
      ['a/limit.test.ts', "import { limit } from './limit.ts';"],
      ['b/other.test.ts', "import { limit } from '../b/limit.ts';"],
      ['b/page.test.tsx', "await import('../a/limit.ts')"],
    );
    expect(daily).toMatchObject({ code: ['a/limit.ts'], tests: ['a/limit.test.ts', 'b/page.test.tsx'] });
  });

  it('maps a reference in a test to the test itself', () => {
    const [, raises] = rows(['e2e/limits.spec.ts', '// requirements/limits#raises']);
    expect(raises).toMatchObject({ code: [], tests: ['e2e/limits.spec.ts'] });
  });

  it('maps a reference in an SQL file to the tests that call its functions', () => {
    const [daily] = rows(
      [
        'sql/limits.sql',
        '-- requirements/limits#daily\ncreate or replace function room_of(p text) returns bigint',
      ],
      ['src/limits.test.ts', "query('select api.room_of($1)')"],
      ['src/other.test.ts', "query('select api.room_of_all($1)')"],
    );
    expect(daily).toMatchObject({ code: ['sql/limits.sql'], tests: ['src/limits.test.ts'] });
  });

  it('ignores references in documents', () => {
    expect(rows(['README.md', 'requirements/limits#daily'])[0]).toMatchObject({ code: [], tests: [] });
  });

  it.each([
    ['*Planned:* with the limits page.\n', 'planned'],
    ['Limits per day.\n\n*Background:* sources of the rule.\n', 'background'],
    ['Planned: later.\n', undefined],
    ['\n## Other <a id="other"></a>\n\n*Planned:* later.\n', undefined],
  ])('reads the mark of a section with the text %j as %s', (text, mark) => {
    const page = { ...PAGE, text: `# Limits\n\n## Daily limits <a id="daily"></a>\n\n${text}` };
    expect(requirementTable([page])[0]?.mark).toBe(mark);
  });
});

describe('the requirements of this repository', () => {
  it('are proven by a test, or marked as planned or as background', () => {
    const files = repositoryFiles(/package-lock\.json$|^shared\/conventions\/src\/requirement-table\//);
    expect(unprovenRows(requirementTable(files)).map(({ id }) => id)).toEqual([]);
  });
});
