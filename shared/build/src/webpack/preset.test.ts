import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { createInstance } from '@module-federation/runtime';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUILD_TIMEOUT_MS, FIXTURE_ROOT, linkFixture } from '../fixture.ts';
import { buildApp } from '../publish/release/buildApp.ts';
import { describeApp } from '../publish/release/describeApp.ts';
import type { AppDescription } from '../publish/release/describeApp.ts';
import type { Release } from './releaseFile.ts';

let home = '';
const releases = new Map<string, Release>();

function folderOf(app: string): string {
  return path.join(home, app);
}

function text(app: string, file: string): string {
  return readFileSync(path.join(folderOf(app), file), 'utf8');
}

function release(app: string): Release {
  const found = releases.get(app);
  if (!found) throw new Error(`${app} was not built`);
  return found;
}

async function build(
  folder: string,
  changes: Partial<AppDescription> = {},
  output = folderOf(folder),
): Promise<Release> {
  const description = { ...describeApp(folder, { root: FIXTURE_ROOT }), ...changes };
  await buildApp({ ...description, output });
  return JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8')) as Release;
}

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'foyer-preset-'));
  linkFixture();
  for (const app of ['shell', 'mfe-one']) releases.set(app, await build(app));
}, BUILD_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A minimal page for scripts: elements added to the head are recorded and never loaded. */
function page() {
  const added: { src?: string; href?: string; integrity?: string }[] = [];
  const element = () => ({ remove() {} });
  const document = {
    currentScript: { tagName: 'SCRIPT', src: 'http://host/assets/app/r/entry.js' },
    createElement: element,
    getElementsByTagName: () => [],
    head: { append: (child: object) => added.push(child) },
  };
  const globals = {
    document,
    location: { origin: 'http://host' },
    setTimeout: () => 0,
    clearTimeout() {},
    console,
    Promise,
    __foyerCss: (link: object) => added.push(link),
  };
  const context = vm.createContext(Object.assign(globals, { self: globals, window: globals }));
  return { added, context, run: (source: string) => vm.runInContext(source, context) as unknown };
}

interface Container {
  init(scope: object): unknown;
  get(name: string): Promise<() => { default: RemoteModule }>;
}
interface RemoteModule {
  pages: { lobby(): Promise<unknown> };
  messages(locale: string): Promise<unknown>;
}

const jsx = () => ({});
const scope = (reactVersion: string) => ({
  react: { [reactVersion]: { from: 'test', eager: true, get: () => () => ({}) } },
  'react/jsx-runtime': {
    [reactVersion]: { from: 'test', eager: true, get: () => () => ({ jsx, jsxs: jsx }) },
  },
});

function containerOf(app: string, source = text(app, release(app).entry)) {
  const { run, added } = page();
  run(source);
  return { added, container: run(release(app).container) as Container };
}

describe('webpackConfiguration', () => {
  it.each(['shell', 'mfe-one'])('gives every file of %s a correct hash', (app) => {
    const { sri } = release(app);
    const files = readdirSync(folderOf(app)).filter((file) => /\.(js|css)$/.test(file));
    expect(Object.keys(sri).sort()).toEqual(files.sort());
    for (const file of files) {
      const digest = createHash('sha384')
        .update(readFileSync(path.join(folderOf(app), file)))
        .digest('base64');
      expect(`${file} ${sri[file]}`).toBe(`${file} sha384-${digest}`);
    }
  });

  it.each([
    ['shell', 'about.js'],
    ['mfe-one', 'lobby.js'],
    ['mfe-one', 'text-fi.js'],
  ])('writes the hash of the lazy chunk of %s into its entry: %s', (app, chunk) => {
    expect(text(app, release(app).entry)).toContain(release(app).sri[chunk]);
  });

  it('sets the integrity of a lazy chunk, and passes its style sheet to the shell', async () => {
    const { container, added } = containerOf('mfe-one');
    await container.init(scope('19.3.1'));
    const remote = (await container.get('./remote'))().default;
    remote.pages.lobby().catch(() => 'nothing answers here');
    const script = added.find((item) => item.src?.endsWith('/lobby.js'));
    expect(script?.integrity).toBe(release('mfe-one').sri['lobby.js']);
    expect(added.some((item) => item.href?.endsWith('/lobby.css'))).toBe(true);
  });

  it('gives no chunk the id 0 and leaves no placeholder', () => {
    for (const app of releases.keys()) {
      const entry = text(app, release(app).entry);
      expect(entry).not.toMatch(/\.e\(0\)/);
      expect(entry).not.toContain('CHUNK-SRI-HASH');
    }
  });

  it('bundles React and the other shared packages into the shell only', () => {
    const marker = 'react.transitional.element';
    expect(text('shell', 'vendors.js')).toContain(marker);
    for (const file of Object.keys(release('mfe-one').bytes))
      expect(text('mfe-one', file)).not.toContain(marker);
  });

  it('rejects a remote that requires another React version', async () => {
    const { container } = containerOf('mfe-one');
    await container.init(scope('20.0.0'));
    const factory = await container.get('./remote');
    expect(() => factory()).toThrow(/Unsatisfied version 20\.0\.0 .* react/);
    expect(() => factory()).toThrow(/Unsatisfied version/);
  });

  it('creates containers that a standard federation host can load', async () => {
    const { container } = containerOf('mfe-one');
    const name = release('mfe-one').container;
    const host = createInstance({
      name: 'ordinary-host',
      remotes: [{ name, entry: 'http://host/entry.js', type: 'var' }],
      shared: Object.fromEntries(
        ['react', 'react/jsx-runtime'].map((key) => [
          key,
          {
            version: '19.3.1',
            lib: () => ({ jsx }),
            shareConfig: { singleton: true, requiredVersion: '^19.0.0', eager: true },
          },
        ]),
      ),
      plugins: [{ name: 'entry-from-the-fixture', loadEntry: () => Promise.resolve(container as never) }],
    });
    const remote = await host.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
    expect(Object.keys(remote?.default.pages ?? {})).toEqual(['lobby', 'game']);
  });

  it('describes the release', () => {
    const { app, version, contract, owner, entry, css, scripts, pages, i18n, requires } = release('mfe-one');
    expect({ app, version, contract, owner, entry, css, scripts }).toEqual({
      app: 'mfe-one',
      version: '4.5.6',
      contract: 7,
      owner: 'one',
      entry: 'entry.js',
      css: ['entry.css'],
      scripts: [],
    });
    expect(Object.keys(pages).sort()).toEqual(['game', 'lobby']);
    expect(Object.keys(i18n).sort()).toEqual(['en', 'fi']);
    expect(requires['react']).toBe('^19.3.1');
    expect(release('shell').scripts).toEqual(['vendors.js']);
    expect(release('shell').css).toEqual(['main.css']);
  });

  it('lists the requirements and the contents of the release in its description', () => {
    const { describes } = release('mfe-one');
    expect(describes).toMatchObject({ format: 1, messages: { en: 3, fi: 2 } });
    expect(describes?.shared.uses['react-intl']).toEqual(['FormattedMessage', 'defineMessages']);
    expect(release('shell').describes?.shared.offers['react-intl']).toContain('FormattedMessage');
    expect(release('shell').describes?.shared.versions['react']).toBe('19.3.1');
    const bill = text('shell', 'sbom.cdx.json');
    expect(createHash('sha256').update(bill).digest('hex')).toBe(release('shell').describes?.sbom);
    expect(
      (JSON.parse(bill) as { components: { name: string }[] }).components.map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['react', 'react-dom']));
  });

  it('compiles messages, adds those of shared packages and fills gaps from English', () => {
    const finnish = text('mfe-one', 'text-fi.js');
    expect(finnish).toContain('peli');
    expect(finnish).toContain('words.close');
    expect(text('mfe-one', 'lobby.js')).not.toContain('plural');
  });

  it('puts texts that a first visit does not show into a file of their own', () => {
    expect(text('mfe-one', 'text-fi.js')).not.toContain('Säännöt');
    expect(text('mfe-one', 'later-fi.js')).toContain('Säännöt');
    expect(text('mfe-one', 'later-fi.js')).not.toContain('peli');
    expect(release('mfe-one').i18n['fi']).toEqual(['text-fi.js']);
  });

  it(
    'writes the hashes of the parts of a language into its texts',
    async () => {
      const laterTexts = { rules: { texts: ['mfe-one.game.'], shownBy: ['game'] } };
      const output = path.join(home, 'languages');
      const { sri, entry } = await build('mfe-one', { laterTexts }, output);
      const of = (file: string): string => readFileSync(path.join(output, file), 'utf8');
      expect(of('text-fi.js')).toContain(sri['later-rules-fi.js']);
      for (const file of [entry, 'text-en.js']) expect(of(file)).not.toContain(sri['later-rules-fi.js']);
    },
    BUILD_TIMEOUT_MS,
  );

  it(
    'rejects a later text that the first page uses',
    async () => {
      const changes = { laterTexts: ['mfe-one.lobby.'] };
      await expect(build('mfe-one', changes, path.join(home, 'early'))).rejects.toThrow(
        /LobbyPage\.messages\.ts is part of a first visit, but "mfe-one\.lobby\.title" is loaded later/,
      );
    },
    BUILD_TIMEOUT_MS,
  );

  it(
    'rejects later texts that nothing imports',
    async () => {
      const changes = { laterTexts: ['shell.later.'] };
      await expect(build('shell', changes, path.join(home, 'never'))).rejects.toThrow(
        /foyer\.laterTexts has prefixes, but nothing imports/,
      );
    },
    BUILD_TIMEOUT_MS,
  );

  it(
    'rejects a text of a page that is not in the part of the page',
    async () => {
      const laterTexts = {
        lobby: { texts: ['mfe-one.lobby.'], shownBy: [] },
        game: { texts: ['mfe-one.game.'], shownBy: ['lobby'] },
      };
      const changes = { laterTexts, firstPage: undefined };
      await expect(build('mfe-one', changes, path.join(home, 'parts'))).rejects.toThrow(
        /lobby uses .*LobbyPage\.messages\.ts, but "mfe-one\.lobby\.title" is not in its texts/,
      );
    },
    BUILD_TIMEOUT_MS,
  );

  it(
    'names the file to change when a remote uses a name that the shell does not offer',
    async () => {
      const facades = path.join(FIXTURE_ROOT, '../facades-without-intl');
      await expect(build('mfe-one', { facades }, path.join(home, 'refused'))).rejects.toThrow(
        /FormattedMessage of react-intl, which the shell does not offer.*reactIntl\.ts/s,
      );
    },
    BUILD_TIMEOUT_MS,
  );

  it('includes the release in each class name', () => {
    expect(text('mfe-one', 'entry.css')).toMatch(
      new RegExp(`^\\.f${release('mfe-one').release.slice(0, 6)}_`),
    );
  });

  it(
    'writes equal sources of two releases to files that differ in the name of the release only',
    async () => {
      const { release: id } = release('mfe-one');
      const other = '0123456789';
      await build('mfe-one', { release: other, container: `mfe_one_${other}` }, path.join(home, 'other'));
      const nameless = (file: string, name: string): string =>
        readFileSync(file, 'utf8')
          .replace(/sha384-[\w+/=]{64}/g, '')
          .replaceAll(name, 'R')
          .replaceAll(`f${name.slice(0, 6)}_`, 'F');
      const files = readdirSync(folderOf('mfe-one')).filter((file) => /\.(?:js|css)$/.test(file));
      expect(files.length).toBeGreaterThan(2);
      for (const file of files)
        expect(nameless(path.join(home, 'other', file), other)).toBe(
          nameless(path.join(folderOf('mfe-one'), file), id),
        );
    },
    BUILD_TIMEOUT_MS,
  );

  it('gives equal sources the same id, and changed sources another', () => {
    const first = describeApp('mfe-one', { root: FIXTURE_ROOT });
    expect(describeApp('mfe-one', { root: FIXTURE_ROOT }).release).toBe(first.release);
    expect(describeApp('mfe-one', { root: FIXTURE_ROOT, salt: 'other' }).release).not.toBe(first.release);
    expect(first.release).toMatch(/^[0-9a-f]{10}$/);
  });
});
