import { describe, expect, it } from '@jest/globals';
import { extractSource } from './extractSource.ts';
import { extractGraphql, extractMarkdown, extractMessages, extractSql } from './extractText.ts';

function texts(file: string, source: string, isCommand = false): string[] {
  return extractSource(file, source, isCommand).map(({ layer, line, text }) => `${layer} ${line}: ${text}`);
}

describe('extractSource', () => {
  it('joins line comments that follow each other, and leaves directives out', () => {
    const source = [
      '// one',
      '// two',
      'const a = 1; // three',
      '// oxlint-disable-next-line no-console',
      '/**',
      ' * Four',
      ' * five.',
      ' */',
      'const b = { /* six */ };',
    ].join('\n');
    expect(texts('a.ts', source)).toEqual([
      'ts-comments 1: one two',
      'ts-comments 3: three',
      'ts-comments 5: Four five.',
      'ts-comments 9: six',
    ]);
  });

  it('finds comments in JSX and none in strings, patterns and templates', () => {
    const source =
      'const a = "// no"; const b = /\\/\\/ no/; const c = `// no`;\nconst d = <p>{/* yes */}// no</p>;';
    expect(texts('a.tsx', source)).toEqual(['ts-comments 2: yes']);
  });

  it('reads the titles of a test file, including those of tables and nested suites', () => {
    const source =
      "describe('a unit', () => {\n it.each([1])('takes %d', () => {});\n it('adds up', f);\n});";
    expect(texts('a.test.ts', source)).toEqual([
      'test-titles 1: a unit',
      'test-titles 2: takes %d',
      'test-titles 3: adds up',
    ]);
  });

  it('reads the texts of errors and of log lines', () => {
    const source =
      "throw new Refusal(400, 'CODE', x ? 'Too small.' : `Not ${y} it.`);\napp.log.warn('no answer', { e });\nmap.warn('not this');";
    expect(texts('a.ts', source)).toEqual([
      'errors 1: Too small.',
      'errors 1: Not {0} it.',
      'log-lines 2: no answer',
    ]);
  });

  it('reads every other sentence of a command-line program', () => {
    expect(texts('a.ts', "option('brand', 'The brand to change');", true)).toEqual([
      'cli 1: The brand to change',
    ]);
    expect(texts('a.ts', 'note(`${app} is ${state} now.`);', true)).toEqual(['cli 1: {0} is {0} now.']);
    expect(texts('a.ts', "option('brand', 'The brand to change');")).toEqual([]);
  });
});

describe('extractGraphql', () => {
  it('reads descriptions of both forms, and joins the lines of a comment', () => {
    const source = '# one\n# two\n"Three."\ntype A {\n  """\n  Four\n  five.\n  """\n  a: ID!\n}\n';
    expect(extractGraphql(source)).toEqual([
      { layer: 'graphql', line: 1, text: 'one two' },
      { layer: 'graphql', line: 3, text: 'Three.' },
      { layer: 'graphql', line: 5, text: 'Four five.' },
    ]);
  });
});

describe('extractSql', () => {
  it('joins lines of a comment block and keeps a comment behind code', () => {
    expect(extractSql('-- one\n-- two\nselect 1; -- three\n-- four\n')).toEqual([
      { layer: 'sql-comments', line: 1, text: 'one two' },
      { layer: 'sql-comments', line: 3, text: 'three' },
      { layer: 'sql-comments', line: 4, text: 'four' },
    ]);
  });
});

describe('extractMarkdown', () => {
  it('splits paragraphs into sentences, without code and addresses', () => {
    const text =
      '# A title\n\nOne. Two goes\non [here](b.md#c).\n\n```ts\nnot this\n```\n\n| a cell | no code |\n- an item\n';
    expect(extractMarkdown(text).map(({ line, text: words }) => `${line}: ${words}`)).toEqual([
      '1: A title',
      '3: One.',
      '3: Two goes on [here].',
      '10: a cell',
      '10: no code',
      '11: an item',
    ]);
  });
});

describe('extractMessages', () => {
  it('reads every text of a catalogue', () => {
    expect(extractMessages('console', '{\n  "a": "One",\n  "b": { "c": "Two" }\n}')).toEqual([
      { layer: 'console', line: 2, text: 'One' },
      { layer: 'console', line: 3, text: 'Two' },
    ]);
  });
});
