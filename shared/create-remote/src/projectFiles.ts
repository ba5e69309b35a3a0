import { appOf, ROUTES } from '@foyer/links';
import { filesFromTemplate, firstTexts, propertyName, renamed, type TemplateFile } from '@foyer/scaffolding';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, '../templates');
/** npm leaves files with this name out of a package. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** Versions that the packages of this release work with. */
export interface ProjectVersions {
  /** Version of the `@foyer` packages. */
  readonly platform: string;
  /** Exact versions of the libraries that the shell provides, and of tools that a project starts itself. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly tools: Readonly<Record<string, string>>;
}

/** Packages of the platform in the generated project. */
const PLATFORM = ['contract', 'i18n', 'links', 'platform', 'theme', 'ui'];
const TOOLS = ['build', 'cli', 'testing'];

/** Squads with an address in this version of the route list. */
export function knownSquads(): readonly string[] {
  return [...new Set<string>(Object.values(ROUTES).map(({ owner }) => owner))].filter(
    (owner) => owner !== 'shell',
  );
}

/** The files of a repository for the remote of a squad, by path. An invited squad has one page, with its name. */
export function projectFiles(owner: string, versions: ProjectVersions): readonly TemplateFile[] {
  const compiled = Object.entries(ROUTES)
    .filter(([, route]) => route.owner === owner)
    .map(([id]) => id);
  const routes = compiled.length > 0 ? compiled : [owner];
  const [first = owner] = routes;
  const naming = { owner, name: first };
  const own = globSync('{**/*.*,.*/**/*.*,gitignore}', { cwd: TEMPLATE }).map((file): TemplateFile => [
    RENAMED[file] ?? file.split(path.sep).join('/'),
    renamed(readFileSync(path.join(TEMPLATE, file), 'utf8'), naming),
  ]);
  const remote = filesFromTemplate('remote', naming, '.').filter(([file]) => file === 'src/remote.ts');
  return [
    ...own,
    ...remote.map(([file, text]): TemplateFile => [file, withPages(text, routes, first)]),
    ...filesFromTemplate('page', naming, `src/pages/${first}`),
    ...firstTexts(renamed('sample-owner.sampleThing', naming), renamed('Sample thing', naming)).map(
      ([locale, text]): TemplateFile => [`src/messages/${locale}.json`, text],
    ),
    ['package.json', manifest(owner, versions)],
  ];
}

/** The first route has a page; the shell shows its placeholder for the others until they have one. */
function withPages(remote: string, routes: readonly string[], first: string): string {
  const lines = routes.map((id) =>
    id === first
      ? `    ${propertyName(id)}: () => import('${renamed('./pages/sample-thing/SampleThingPage.tsx', { owner: '', name: id })}'),`
      : `    ${propertyName(id)}: 'not-available',`,
  );
  return remote.replace('    // one line for every route', lines.join('\n'));
}

function manifest(owner: string, { platform, libraries, tools }: ProjectVersions): string {
  const ofPlatform = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [`@foyer/${name}`, `^${platform}`]));
  const value = {
    name: appOf(owner),
    private: true,
    version: '0.1.0',
    type: 'module',
    sideEffects: ['**/*.css.ts'],
    foyer: { kind: 'remote', owner, app: appOf(owner) },
    scripts: {
      dev: 'foyer dev --isolated',
      types: 'tsc -p .',
      test: 'node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js',
      build: 'webpack --config webpack.config.mjs',
    },
    dependencies: { ...ofPlatform(PLATFORM), ...libraries },
    devDependencies: { ...ofPlatform(TOOLS), ...tools },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
