import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@foyer/links';
import { firstTexts, SQUAD_FILES, squadFiles } from './squad.ts';
import { filesFromTemplate, propertyName, renamed } from './templates.ts';

/** Arguments of `npm run new`. */
export interface NewPart {
  kind: 'page' | 'component' | 'service' | 'remote';
  /** The package, without `mfe-`: `casino`, `ui`, `shell`. */
  owner: string;
  /** Name in kebab-case: a route id, a component, a service. Not used for a remote. */
  name: string;
}

/** Path relative to the root → content. */
export type Plan = Map<string, string>;

const LOCALES = ['en', 'fi', 'et_EE', 'fr_CA', 'ja'];

/**
 * Reads the arguments of `npm run new`.
 * @throws an error that explains invalid arguments.
 */
export function readArguments(args: readonly string[]): NewPart {
  const [kind, owner = '', name = ''] = args;
  if (kind === 'service') return { kind, owner: 'shell', name: kebab(owner) };
  if (kind === 'remote') return { kind, owner: kebab(owner), name: '' };
  if (kind === 'page' || kind === 'component') return { kind, owner: kebab(owner), name: kebab(name) };
  throw new Error(
    'Specify what to create: npm run new page casino more-casinos | component ui badge | service reminders | remote cashier',
  );
}

function kebab(word: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))
    throw new Error(`"${word}" should be a name in kebab-case`);
  return word;
}

/**
 * The files that the arguments describe, without writing them.
 * @throws when a file exists already.
 */
export function plan(part: NewPart, root: string): Plan {
  check(part, root);
  const target = targetFolder(part, root);
  const made: Plan = new Map(filesFromTemplate(part.kind, part, target));
  if (part.kind === 'remote') addRemoteParts(made, part, target);
  if (part.kind === 'remote' && routesOf(part.owner).length === 0) addSquad(made, part, root);
  if (part.kind === 'page') addPageToRemote(made, part, root);
  for (const file of made.keys()) {
    const isGrown = file.endsWith('/remote.ts') || SQUAD_FILES.includes(file);
    if (
      existsSync(path.join(root, file)) &&
      !(isGrown && part.kind !== 'component' && part.kind !== 'service')
    )
      throw new Error(`${file} already exists`);
  }
  return made;
}

function check({ kind, owner, name }: NewPart, root: string): void {
  const route = kind === 'page' ? Object.entries(ROUTES).find(([id]) => id === name) : undefined;
  if (kind === 'page' && !route)
    throw new Error(`${name} is not a route: add it to shared/links/src/routes.ts first`);
  if (route && route[1].owner !== owner) throw new Error(`The route ${name} belongs to ${route[1].owner}`);
  if (kind === 'component' && packageFolder(owner, root) === undefined)
    throw new Error(`The package ${owner} does not exist`);
}

function packageFolder(owner: string, root: string): string | undefined {
  return [owner, `mfe-${owner}`, `shared/${owner}`].find((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}

function targetFolder({ kind, owner, name }: NewPart, root: string): string {
  if (kind === 'remote') return `mfe-${owner}`;
  if (kind === 'page') return `mfe-${owner}/src/pages/${name}`;
  if (kind === 'service') return `shell/src/services/${name}`;
  const folder = packageFolder(owner, root) ?? owner;
  return folder.startsWith('mfe-') ? `${folder}/src/features/${name}` : `${folder}/src/${name}`;
}

function routesOf(owner: string): string[] {
  return Object.entries(ROUTES)
    .filter(([, route]) => route.owner === owner)
    .map(([id]) => id);
}

function addRemoteParts(made: Plan, { owner }: NewPart, target: string): void {
  const file = `${target}/src/remote.ts`;
  const routes = routesOf(owner);
  const lines = (routes.length > 0 ? routes : [owner]).map(
    (id) => `    ${propertyName(id)}: 'not-available',`,
  );
  made.set(file, (made.get(file) ?? '').replace('    // one line for every route', lines.join('\n')));
  for (const locale of LOCALES) made.set(`${target}/src/messages/${locale}.json`, '{}\n');
}

/** Adds the address, the budget and the first page of a new squad. */
function addSquad(made: Plan, { owner }: NewPart, root: string): void {
  for (const [file, text] of squadFiles(owner, root)) made.set(file, text);
  const page: NewPart = { kind: 'page', owner, name: owner };
  for (const [file, text] of filesFromTemplate(page.kind, page, targetFolder(page, root)))
    made.set(file, text);
  const texts = firstTexts(renamed('sample-owner.sampleThing', page), renamed('Sample thing', page));
  for (const [locale, text] of texts) made.set(`mfe-${owner}/src/messages/${locale}.json`, text);
  const remote = `mfe-${owner}/src/remote.ts`;
  made.set(remote, listed(made.get(remote) ?? '', `    ${propertyName(owner)}: 'not-available',`, page));
}

/** Adds the page to the remote's list, which marks it as built. */
function addPageToRemote(made: Plan, part: NewPart, root: string): void {
  const file = `mfe-${part.owner}/src/remote.ts`;
  if (!existsSync(path.join(root, file)))
    throw new Error(`${file} does not exist: run npm run new remote ${part.owner} first`);
  const source = readFileSync(path.join(root, file), 'utf8');
  const missing = `${propertyName(part.name)}: 'not-available'`;
  if (!source.includes(missing)) throw new Error(`${file} already has a page for ${part.name}`);
  made.set(file, listed(source, missing, part));
}

function listed(remote: string, entry: string, part: NewPart): string {
  const page = renamed('./pages/sample-thing/SampleThingPage.tsx', part);
  return remote.replace(
    entry.trim().replace(/,$/, ''),
    `${propertyName(part.name)}: () => import('${page}')`,
  );
}
