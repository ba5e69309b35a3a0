import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';

const ROUTES_FILE = 'shared/links/src/routes.ts';
const SIZES_FILE = 'shared/build/sizes.json';
/** Brotli bytes for a first page and its styles; the squad lowers them later. */
const FIRST_BUDGET = { js: 20_000, css: 8_000 };

/** The two texts of the first page, so that a squad can release before it writes its own. */
const FIRST_TEXTS: Readonly<Record<string, string>> = {
  en: 'This page has no content yet.',
  fi: 'Tällä sivulla ei ole vielä sisältöä.',
  et_EE: 'Sellel lehel pole veel sisu.',
  fr_CA: 'Cette page n’a pas encore de contenu.',
  ja: 'このページにはまだコンテンツがありません。',
};

/** Files outside a remote's own folder that register a new squad: owner of each address, and size budget. */
export const SQUAD_FILES: readonly string[] = [ROUTES_FILE, SIZES_FILE];

/**
 * Files for a new squad. A squad without a route gets a public one with its name; others need only the
 * address, owner and budget.
 */
export function squadFiles(owner: string, root: string): readonly (readonly [file: string, text: string])[] {
  const routes = read(ROUTES_FILE, root)
    .replace(/^(export type RouteOwner =[^;]*);$/m, `$1 | '${owner}';`)
    .replace(
      /^\} as const satisfies Record<string, Route>;$/m,
      `\n  ${key(owner)}: { path: '${owner}', owner: '${owner}', access: 'public', layout: 'session' },\n$&`,
    );
  const sizes = JSON.parse(read(SIZES_FILE, root)) as { apps: Record<string, object> };
  const grown = { ...sizes, apps: { ...sizes.apps, [`mfe-${owner}`]: { page: owner, ...FIRST_BUDGET } } };
  return [
    [ROUTES_FILE, routes],
    [
      SIZES_FILE,
      `${JSON.stringify(grown, null, 2).replace(/\{\n\s+("(?:page|js)"[^}]*?)\n\s+\}/g, (_all, inside: string) => `{ ${inside.replace(/\n\s+/g, ' ')} }`)}\n`,
    ],
  ];
}

/** The texts of the first page by locale; its title is the name of the squad, which is not translated. */
export function firstTexts(
  prefix: string,
  title: string,
): readonly (readonly [locale: string, text: string])[] {
  return Object.entries(FIRST_TEXTS).map(([locale, intro]) => [
    locale,
    `${JSON.stringify({ [`${prefix}.intro`]: intro, [`${prefix}.title`]: title }, null, 2)}\n`,
  ]);
}

function read(file: string, root: string): string {
  return readFileSync(path.join(existsSync(path.join(root, file)) ? root : repositoryRoot, file), 'utf8');
}

function key(id: string): string {
  return /^[a-z]\w*$/.test(id) ? id : `'${id}'`;
}
