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
  'graphql/language/visitor.mjs',
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
    'finds everything to leave out in %s of the installed version',
    (_file, { file, edits }) => {
      const texts = FILES.filter((name) => file.test(name)).map((name) => readFileSync(name, 'utf8'));
      for (const { find } of edits) expect(texts.some((text) => text.search(find) >= 0)).toBe(true);
    },
  );

  it('fails the build when a library changed, because its size would increase unnoticed', () => {
    expect(() => slim('/node_modules/react-intl/index.js', 'export const changed = true;')).toThrow(
      /has changed/,
    );
  });

  it('identifies a document by its hash instead of printing it', () => {
    const file = FILES.find((name) => name.endsWith('print.js')) ?? '';
    const edited = slim(file, readFileSync(file, 'utf8'));
    expect(edited).not.toMatch(/from "graphql"/);
    expect(edited).toMatch(/__meta__/);
  });

  it('keeps the formatters that @foyer/i18n uses', () => {
    const file = FILES.find((name) => name.includes('@formatjs')) ?? '';
    const edited = slim(file, readFileSync(file, 'utf8'));
    const kept = [...edited.matchAll(/^\t\t(format\w+): format/gm)].map(([, name]) => name);
    expect(kept).toEqual([
      'formatNumber',
      'formatRelativeTime',
      'formatDate',
      'formatDateToParts',
      'formatTime',
      'formatMessage',
    ]);
  });
});
