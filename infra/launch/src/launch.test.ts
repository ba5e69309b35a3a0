import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@foyer/runtime';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCleanUp } from './cleanUp.ts';
import { prepareDataHome } from './dataHome.ts';
import { explainCrash } from './explainCrash.ts';
import { runningInstance, takeInstanceLock } from './instanceLock.ts';
import { LaunchProblem } from './launchProblem.ts';
import { listen, refuseTakenPorts } from './listeners.ts';
import { portSettings, readOptions } from './options.ts';
import { createScreen, duration } from './screen.ts';
import { readSecrets } from './secrets.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-launch-'));
});

afterEach(() => rm(home, { recursive: true, force: true }));

describe('instance lock', () => {
  it('locks the home until it is released', async () => {
    const lock = await takeInstanceLock(home, { url: 'http://localhost:1', registry: 'http://127.0.0.1:9' });
    await expect(
      takeInstanceLock(home, { url: 'http://localhost:2', registry: 'http://127.0.0.1:9' }),
    ).rejects.toThrow(`Foyer is already running here (process ${process.pid}) at http://localhost:1.`);
    expect(runningInstance(home)).toEqual({ pid: process.pid, url: 'http://localhost:1' });
    await lock.release();
    expect(runningInstance(home)).toBeUndefined();
    await (
      await takeInstanceLock(home, { url: 'http://localhost:3', registry: 'http://127.0.0.1:9' })
    ).release();
    expect(await readdir(home)).toEqual([]);
  });

  it.each([
    ['of a dead process', { pid: 2 ** 22 + 1, url: '' }],
    ['of a process whose id is in use again', { pid: process.pid, startedAt: 'before', url: '' }],
    ['without a process', 7],
  ])('replaces a lock %s', async (_whose, holder) => {
    await writeFile(join(home, 'foyer.lock'), JSON.stringify(holder));
    const lock = await takeInstanceLock(home, { url: 'http://localhost:1', registry: 'http://127.0.0.1:9' });
    await lock.release();
  });

  it('admits one of many simultaneous starts', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        takeInstanceLock(home, { url: 'http://localhost:1', registry: 'http://127.0.0.1:9' }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('ports', () => {
  const service: Service = {
    name: 'test',
    handler: (_request, response) => response.end('ok'),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };

  it('are checked before anything else starts, and the error names the port in use and the remedy', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const refused = refuseTakenPorts({ FOYER_API_PORT: port });
    await expect(refused).rejects.toThrow(`Port ${port} is taken by another program.`);
    await expect(refused).rejects.toMatchObject({
      remedy: expect.stringContaining('--port-base') as unknown,
    });
    await expect(listen(service, port, 'FOYER_API_PORT')).rejects.toBeInstanceOf(LaunchProblem);
    await new Promise((resolve) => other.close(resolve));
    const listener = await listen(service, port, 'FOYER_API_PORT');
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('ok');
    await listener.close();
    await refuseTakenPorts({ FOYER_API_PORT: port });
  });
});

describe('the data home', () => {
  it('is created with its own folders', async () => {
    await prepareDataHome(join(home, 'a', 'b c'));
    expect((await readdir(join(home, 'a', 'b c'))).sort()).toEqual(['keys', 'logs']);
    expect((await stat(join(home, 'a', 'b c', 'keys'))).mode & 0o777).toBe(0o700);
  });

  it('rejects an unusable path in one line', async () => {
    await writeFile(join(home, 'file'), '');
    await expect(prepareDataHome(join(home, 'file'))).rejects.toMatchObject({
      name: 'LaunchProblem',
      remedy: expect.stringContaining('--home') as unknown,
    });
    if (process.getuid?.() === 0) return; // root can write everywhere
    await chmod(home, 0o500);
    await expect(prepareDataHome(join(home, 'x'))).rejects.toThrow('may not be written to');
  });

  it('creates secrets once, readable by their owner only', async () => {
    await prepareDataHome(home);
    const [first, again] = await Promise.all([readSecrets(home), readSecrets(home)]);
    expect(first).toEqual(again);
    expect(first.internal).toMatch(/^[\w-]{43}$/);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    expect((await stat(join(home, 'keys', 'internal-secret'))).mode & 0o777).toBe(0o600);
  });
});

describe('options', () => {
  it('are read from the command line, then the environment, then the repository', () => {
    expect(
      readOptions(['--home', '/x', '--port-base', '5000', '--no-build', '--json'], { FOYER_HOME: '/y' }),
    ).toMatchObject({ home: '/x', portBase: 5000, build: false, json: true, quiet: false });
    expect(readOptions([], { FOYER_HOME: '/y' })).toMatchObject({
      home: '/y',
      portBase: undefined,
      build: true,
    });
    expect(readOptions([], {}).home).toMatch(/\.foyer$/);
    expect(portSettings(5000)).toEqual({
      FOYER_GATEWAY_PORT: '5000',
      FOYER_API_PORT: '5001',
      FOYER_IDENTITY_PORT: '5002',
      FOYER_GAMES_PORT: '5003',
      FOYER_SPORTS_FEED_PORT: '5004',
      FOYER_JACKPOT_PORT: '5005',
      FOYER_PAYMENTS_PORT: '5006',
      FOYER_REGISTRY_PORT: '5007',
      FOYER_CONSOLE_PORT: '5008',
      FOYER_CHAT_PORT: '5009',
      FOYER_EXCLUSION_REGISTER_PORT: '5010',
      FOYER_ENGAGEMENT_PORT: '5012',
      FOYER_EID_PORT: '5011',
      FOYER_DATABASE_PORT: '5032',
    });
  });

  it.each([[['--port-base', 'x']], [['--port-base', '70000']], [['--unknown']]])(
    'rejects %j with a hint',
    (args) => {
      expect(() => readOptions(args, {})).toThrow(LaunchProblem);
    },
  );
});

describe('explainCrash', () => {
  it.each([
    ['ENOSPC', 'The disk is full.'],
    ['57P03', 'The database does not answer.'],
    ['EWHATEVER', 'A part of Foyer failed: x'],
  ])('explains %s in one line', (code, line) => {
    const error = Object.assign(new Error('x'), { code });
    error.stack = 'Error: x';
    expect(explainCrash(error).message).toBe(line);
  });

  it('names the service that failed', () => {
    const error = new Error('first line\nsecond');
    error.stack = 'Error\n at x (/a/infra/identity/src/x.ts:1:1)';
    expect(explainCrash(error).message).toBe('The identity service failed: first line');
  });
});

describe('createCleanUp', () => {
  it('runs the newest step first and each one once, even when steps fail', async () => {
    const order: string[] = [];
    const cleanUp = createCleanUp(50);
    cleanUp.add('first', () => void order.push('first'));
    cleanUp.add('hanging', () => new Promise(() => undefined));
    cleanUp.add('failing', () => Promise.reject(new Error('no')));
    cleanUp.add('last', () => void order.push('last'));
    expect(await Promise.all([cleanUp.run(), cleanUp.run()])).toEqual([
      ['failing', 'hanging'],
      ['failing', 'hanging'],
    ]);
    expect(order).toEqual(['last', 'first']);
  });
});

describe('createScreen', () => {
  it('writes a line for each finished step, and the progress of long ones', () => {
    let text = '';
    let now = 0;
    const screen = createScreen({ write: (part) => (text += part) }, { quiet: false, now: () => now });
    const step = screen.step('Front ends');
    step.progress('building shell');
    now = 6_000;
    step.progress('building mfe-casino');
    now = 61_000;
    step.done('2 built');
    expect(text.split('\n')).toEqual([
      '    Front ends             building mfe-casino',
      '  ✓ Front ends             1 min 1 s   2 built',
      '',
    ]);
    expect(duration(1_234)).toBe('1.2 s');
  });

  it('writes no steps with --quiet', () => {
    let text = '';
    const screen = createScreen({ write: (part) => (text += part), isTTY: true }, { quiet: true });
    screen.step('a').done();
    screen.line('ready');
    expect(text).toBe('ready\n');
  });
});
