import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { PLACED } from './constantPlaces.ts';
import { LATER } from './laterConstants.ts';

/** The console is a separate product for staff; tests and fixtures repeat values on purpose. */
const SOURCE = /\.(ts|tsx)$/;
const NOT_SOURCE =
  /\.(test|spec|fixture)\.tsx?$|\.generated\.ts$|^e2e\/|^shared\/conventions\/|^infra\/console\//;

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter(
    (file) => SOURCE.test(file) && !NOT_SOURCE.test(file) && existsSync(path.join(repositoryRoot, file)),
  )
  .map((file) => ({ file, text: read(file) }));
const anchors = [...read('shared/docs/requirements/constants.md').matchAll(/<a id="([a-z-]+)">/g)].map(
  ([, anchor]) => anchor,
);

/** Lines of the sources that match, as `file:line`. */
function linesOf(pattern: RegExp): readonly string[] {
  return sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

describe('constants of the requirements', () => {
  it.each(anchors)('have a place in code for each of #%s', (anchor) => {
    expect([...PLACED, ...LATER].some((constant) => constant.anchor === anchor)).toBe(true);
  });

  it.each(PLACED.map(({ anchor, what, ...place }) => [`${anchor}: ${what}`, place] as const))(
    'are defined where the list says: %s',
    (_what, { file, definition }) => {
      const text = read(file);
      const isDefined = typeof definition === 'string' ? text.includes(definition) : definition.test(text);
      expect(isDefined ? '' : `${String(definition)} is not in ${file}`).toBe('');
    },
  );

  it.each(
    PLACED.flatMap(({ anchor, what, file, second }) =>
      second ? [[anchor, what, file, second] as const] : [],
    ),
  )('have no second literal: %s, %s', (_anchor, _what, file, second) => {
    expect(linesOf(second).filter((line) => !line.startsWith(`${file}:`))).toEqual([]);
    expect(linesOf(second)).not.toEqual([]); // the pattern finds the definition itself
  });

  it('name pages of the requirements that exist', () => {
    expect(
      [...PLACED, ...LATER].map(({ anchor }) => anchor).filter((anchor) => !anchors.includes(anchor)),
    ).toEqual([]);
  });
});
