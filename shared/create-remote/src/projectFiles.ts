import { appOf, ROUTES } from '@foyer/links';
import {
  filesFromTemplate,
  firstTexts,
  propertyName,
  renamed,
  type Naming,
  type TemplateFile,
} from '@foyer/scaffolding';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../templates');
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

const REACT_PAGE = 'SampleThingPage.tsx';

/** Projects that can be created: by bundler, or by framework where it is not React (ADR 0366). */
const TEMPLATES = {
  webpack: {
    build: 'webpack --config webpack.config.mjs',
    page: REACT_PAGE,
    tools: ['webpack', 'webpack-cli'],
  },
  rspack: { build: 'rspack build', page: REACT_PAGE, tools: ['@rspack/core', '@rspack/cli'] },
  svelte: {
    build: 'webpack --config webpack.config.mjs',
    page: 'page.ts',
    tools: ['webpack', 'webpack-cli', 'svelte', 'svelte-loader'],
  },
} as const satisfies Readonly<
  Record<string, { readonly build: string; readonly page: string; readonly tools: readonly string[] }>
>;
export type TemplateName = keyof typeof TEMPLATES;

/** Tools that only some templates use. */
const OPTIONAL_TOOLS: ReadonlySet<string> = new Set(Object.values(TEMPLATES).flatMap(({ tools }) => tools));

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as readonly TemplateName[];

/** Squads with an address in this version of the route list. */
export function knownSquads(): readonly string[] {
  return [...new Set<string>(Object.values(ROUTES).map(({ owner }) => owner))].filter(
    (owner) => owner !== 'shell',
  );
}

/** The files of a repository for the remote of a squad, by path. An invited squad has one page, with its name. */
export function projectFiles(
  owner: string,
  versions: ProjectVersions,
  template: TemplateName = 'webpack',
): readonly TemplateFile[] {
  const compiled = Object.entries(ROUTES)
    .filter(([, route]) => route.owner === owner)
    .map(([id]) => id);
  const routes = compiled.length > 0 ? compiled : [owner];
  const [first = owner] = routes;
  const naming = { owner, name: first };
  const { page } = TEMPLATES[template];
  const remote = filesFromTemplate('remote', naming, '.').filter(([file]) => file === 'src/remote.ts');
  // a file of the template replaces one with the same path
  const files = new Map<string, string>([
    ...remote.map(([file, text]): TemplateFile => [file, withPages(text, routes, first, page)]),
    ...(page === REACT_PAGE ? filesFromTemplate('page', naming, `src/pages/${first}`) : []),
    ...firstTexts(renamed('sample-owner.sampleThing', naming), renamed('Sample thing', naming)).map(
      ([locale, text]): TemplateFile => [`src/messages/${locale}.json`, text],
    ),
    ...ownFiles('base', naming),
    ...ownFiles(template, naming),
    ['package.json', manifest(owner, versions, template)],
  ]);
  return [...files];
}

/** Files in a folder of this package's templates. */
function ownFiles(folder: string, naming: Naming): readonly TemplateFile[] {
  const from = path.join(FOLDER, folder);
  return globSync('{**/*.*,.*/**/*.*,gitignore}', { cwd: from }).map((file) => [
    renamed(RENAMED[file] ?? file.split(path.sep).join('/'), naming),
    renamed(readFileSync(path.join(from, file), 'utf8'), naming),
  ]);
}

/** The first route has a page; the shell shows its placeholder for the others until they have one. */
function withPages(remote: string, routes: readonly string[], first: string, page: string): string {
  const lines = routes.map((id) =>
    id === first
      ? `    ${propertyName(id)}: () => import('${renamed(`./pages/sample-thing/${page}`, { owner: '', name: id })}'),`
      : `    ${propertyName(id)}: 'not-available',`,
  );
  return remote.replace('    // one line for every route', lines.join('\n'));
}

function manifest(
  owner: string,
  { platform, libraries, tools }: ProjectVersions,
  template: TemplateName,
): string {
  const own: readonly string[] = TEMPLATES[template].tools;
  const ofPlatform = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [`@foyer/${name}`, `^${platform}`]));
  const value = {
    name: appOf(owner),
    private: true,
    version: '0.1.0',
    type: 'module',
    engines: { node: '>=24' },
    sideEffects: ['**/*.css.ts'],
    foyer: { kind: 'remote', owner, app: appOf(owner) },
    scripts: {
      dev: 'foyer dev --isolated',
      types: 'tsc -p .',
      test: 'node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js',
      build: TEMPLATES[template].build,
    },
    dependencies: { ...ofPlatform(PLATFORM), ...libraries },
    devDependencies: {
      ...ofPlatform(TOOLS),
      ...Object.fromEntries(
        Object.entries(tools).filter(([name]) => own.includes(name) || !OPTIONAL_TOOLS.has(name)),
      ),
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
