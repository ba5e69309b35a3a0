import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { plan, readArguments } from './plan.ts';
import type { Plan } from './plan.ts';

const run = promisify(execFile);
const COMPILE_TIMEOUT_MS = 120_000;

let root = '';

beforeEach(() => {
  const built = path.join(repositoryRoot, 'shared/build/dist');
  mkdirSync(built, { recursive: true });
  root = mkdtempSync(path.join(built, 'new-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(made: Plan): void {
  for (const [file, text] of made) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

function planOf(words: string): Plan {
  return plan(readArguments(words.split(' ')), root);
}

describe('npm run new', () => {
  it(
    'creates a remote, a page, a component and a service that compile',
    async () => {
      write(planOf('remote sportsbook'));
      write(planOf('page sportsbook sports'));
      // a new squad has no slots, the existing one has
      const remote = path.join(root, 'mfe-sportsbook/src/remote.ts');
      const slot = "'sportsbook.top-matches': () => Promise.reject(new Error('It is not loaded.'))";
      writeFileSync(remote, readFileSync(remote, 'utf8').replace('slots: {}', `slots: { ${slot} }`));
      mkdirSync(path.join(root, 'shared/ui'), { recursive: true });
      cpSync(path.join(repositoryRoot, 'shared/ui/package.json'), path.join(root, 'shared/ui/package.json'));
      write(planOf('component ui reminder-badge'));
      write(planOf('component sportsbook fee-note'));
      write(planOf('service reminders'));
      writeFileSync(
        path.join(root, 'tsconfig.json'),
        JSON.stringify({
          extends: path.join(repositoryRoot, 'shared/build/tsconfig/browser.json'),
          include: ['**/*.ts', '**/*.tsx', path.join(repositoryRoot, 'shared/build/types/browser.d.ts')],
        }),
      );
      const tsc = path.join(repositoryRoot, 'node_modules/typescript-7/bin/tsc');
      const { stdout } = await run(process.execPath, [tsc, '-p', root], { cwd: repositoryRoot }).catch(
        (error: unknown) => error as { stdout: string },
      );
      expect(stdout.split('\n').filter((line) => line.includes(path.basename(root)))).toEqual([]);
      expect(existsSync(path.join(root, 'mfe-sportsbook/src/pages/sports/SportsPage.tsx'))).toBe(true);
    },
    COMPILE_TIMEOUT_MS,
  );

  it("adds the page to the remote's list", () => {
    write(planOf('remote gamification'));
    const remote = planOf('page gamification rewards').get('mfe-gamification/src/remote.ts');
    expect(remote).toContain("rewards: () => import('./pages/rewards/RewardsPage.tsx')");
    expect(remote).toContain("missions: 'not-available'");
  });

  it('gives a new squad an address, a budget and a first page', () => {
    const made = planOf('remote poker-rooms');
    expect(made.get('shared/links/src/routes.ts')).toMatch(/RouteOwner =[^;]* \| 'poker-rooms';/);
    expect(made.get('shared/links/src/routes.ts')).toContain(
      "  'poker-rooms': { path: 'poker-rooms', owner: 'poker-rooms', access: 'public', layout: 'session' },\n} as const",
    );
    expect(made.get('shared/build/sizes.json')).toContain(
      '    "mfe-poker-rooms": { "page": "poker-rooms", "js": 20000, "css": 8000 }\n',
    );
    expect(made.get('mfe-poker-rooms/src/remote.ts')).toContain(
      "'poker-rooms': () => import('./pages/poker-rooms/PokerRoomsPage.tsx'),",
    );
    expect([...made.keys()]).toContain('mfe-poker-rooms/src/pages/poker-rooms/PokerRoomsPage.test.tsx');
    expect(JSON.parse(made.get('mfe-poker-rooms/src/messages/fi.json') ?? '')).toEqual({
      'poker-rooms.pokerRooms.intro': 'Tällä sivulla ei ole vielä sisältöä.',
      'poker-rooms.pokerRooms.title': 'Poker rooms',
    });
    // the other content of the changed files is unchanged
    expect(JSON.parse(made.get('shared/build/sizes.json') ?? '')).toMatchObject(
      JSON.parse(readFileSync(path.join(repositoryRoot, 'shared/build/sizes.json'), 'utf8')) as object,
    );
  });

  it('replaces every name of the template', () => {
    const made = [planOf('service reminders'), planOf('remote cashier')].flatMap((files) => [...files]);
    expect(made.filter(([file, text]) => /sample/i.test(file + text))).toEqual([]);
  });

  it.each([
    ['', /Specify what/],
    ['page casino Not-Kebab', /kebab-case/],
    ['page cashier nowhere', /not a route/],
    ['page casino deposit', /belongs to cashier/],
    ['page cashier deposit', /new remote cashier first/],
    ['component nowhere thing', /package nowhere does not exist/],
  ])('explains invalid arguments: %s', (words, reason) => {
    expect(() => planOf(words)).toThrow(reason);
  });

  it('never overwrites a file', () => {
    write(planOf('service reminders'));
    expect(() => planOf('service reminders')).toThrow(/already exists/);
  });
});
