import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, sourceFiles, workspacePackages } from '@foyer/workspace';
import { idProblems, translationProblems } from './checkMessages.ts';
import type { Texts } from './checkMessages.ts';

/**
 * Languages with complete translations in this repository; the product's other languages fall back to
 * English (requirements/routes#locales-and-links).
 */
export const LOCALES = ['en', 'fi', 'et_EE', 'fr_CA', 'ja'] as const;

export interface PackageMessages {
  /** Folder of the package. */
  folder: string;
  /** Source texts from its `*.messages.ts`; undefined when the texts of the package have no such source. */
  source: Texts | undefined;
  /** Locales of the product, unless its package.json lists fewer: staff tools are in English only. */
  locales: readonly string[];
}

/** Packages that contain messages. */
export function packagesWithMessages(root: string = repositoryRoot): PackageMessages[] {
  return workspacePackages(root).flatMap(({ folder, manifest }) => {
    const files = sourceFiles(`${folder}/src/**/*.messages.ts`, root);
    const hasTexts = existsSync(path.join(root, folder, 'src/messages'));
    if (files.length === 0 && !hasTexts) return [];
    return [
      {
        folder,
        source: files.length > 0 ? extract(files, root) : undefined,
        locales: manifest.foyer?.locales ?? LOCALES,
      },
    ];
  });
}

function extract(files: string[], root: string): Texts {
  const formatjs = path.join(repositoryRoot, 'node_modules/.bin/formatjs');
  const output = execFileSync(formatjs, ['extract', ...files, '--format', 'simple', '--throws'], {
    cwd: root,
    encoding: 'utf8',
  });
  return sorted(JSON.parse(output) as Texts);
}

export function sorted(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).sort(([left], [right]) => (left < right ? -1 : 1)));
}

export function localeFile(folder: string, locale: string): string {
  return `${folder}/src/messages/${locale}.json`;
}

export function readTexts(file: string): Texts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** All problems with the texts of a package, each with its file. */
export function messageProblems(
  { folder, source, locales }: PackageMessages,
  root: string = repositoryRoot,
): string[] {
  const english = readTexts(path.join(root, localeFile(folder, 'en')));
  const problems: string[] = [];
  if (source) {
    const names = path.basename(folder).replace(/^mfe-/, '');
    problems.push(...idProblems(source, names).map((problem) => `${folder}: ${problem}`));
    if (JSON.stringify(sorted(english)) !== JSON.stringify(source))
      problems.push(`${localeFile(folder, 'en')} differs from the *.messages.ts: run npm run messages`);
  }
  for (const locale of locales) {
    const file = localeFile(folder, locale);
    if (locale === 'en' && source) continue;
    const found = translationProblems(source ?? english, readTexts(path.join(root, file)));
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
  return problems;
}
