import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import slimLibraries, { LIBRARIES } from './slimLibraries.ts';

const FILES = [
  'react-router/dist/production/chunk-*.mjs',
  'react-intl/index.js',
  '@formatjs/intl/index.js',
  'rxjs/dist/esm/internal/{observable/innerFrom,scheduled/scheduled}.js',
  'graphql/language/{visitor,ast,kinds}.mjs',
  '@apollo/client/core/QueryManager.js',
  '@apollo/client/utilities/graphql/print.js',
  'single-spa/lib/es2015/esm/single-spa.dev.js',
].flatMap((pattern) =>
  globSync(pattern, { cwd: path.join(repositoryRoot, 'node_modules') }).map((file) =>
    path.join(repositoryRoot, 'node_modules', file),
  ),
);

const slim = (resourcePath: string, source: string): string => slimLibraries.call({ resourcePath }, source);

describe('slimLibraries', () => {
  it.each(LIBRARIES.map((library) => [String(library.file), library] as const))(
    'finds all code to remove in %s of the installed version',
    (_file, { file, edits }) => {
      const texts = FILES.filter((name) => file.test(name)).map((name) => readFileSync(name, 'utf8'));
      for (const { find, matches } of edits) {
        const found = texts.map((text) => [...text.matchAll(find)].length).filter((count) => count > 0);
        expect(new Set(found)).toEqual(new Set([matches]));
      }
    },
  );

  it.each(FILES.map((file) => [path.relative(repositoryRoot, file), file] as const))(
    'fails the build when code to remove from %s has changed',
    (_name, file) => {
      const source = readFileSync(file, 'utf8');
      const { edits = [] } = LIBRARIES.find((library) => library.file.test(file)) ?? {};
      for (const { find } of edits) {
        const [first] = source.match(find) ?? [];
        if (first === undefined) continue; // a chunk without this text
        const changed = source.replaceAll(first, '');
        const isLast = changed.search(find) < 0;
        if (isLast && /chunk-/.test(file)) continue; // the installed version is counted above
        expect(() => slim(file, changed)).toThrow(/has changed: expected \d+ matches/);
      }
    },
  );

  it('identifies a document by its hash instead of printing it', () => {
    const file = FILES.find((name) => name.endsWith('print.js')) ?? '';
    const edited = slim(file, readFileSync(file, 'utf8'));
    expect(edited).not.toMatch(/from "graphql"/);
    expect(edited).toMatch(/__meta__/);
  });

  it('keeps the formatters that @foyer/i18n uses', () => {
    const file = FILES.find((name) => name.includes('@formatjs')) ?? '';
    const edited = slim(file, readFileSync(file, 'utf8'));
    const formats = [...edited.matchAll(/^\t\t(format\w+): format/gm)].map(([, name]) => name);
    expect(formats).toEqual([
      'formatNumber',
      'formatRelativeTime',
      'formatDate',
      'formatDateToParts',
      'formatTime',
      'formatMessage',
    ]);
  });
});
