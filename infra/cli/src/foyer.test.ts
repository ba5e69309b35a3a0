import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ChangePreview, Decided } from '@foyer/kernel/change-answers';
import type { Figures } from '@foyer/kernel/health-answers';
import type { EvaluatedRollout, EvaluatedRollouts } from '@foyer/kernel/rollout-answers';
import type { Status } from '@foyer/kernel/status-answers';
import type { TimelineEntry } from '@foyer/kernel/timeline-answers';
import { runFoyer } from './foyer.ts';

interface Said {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
  readonly isSigned: boolean;
}

let home = '';
let registry: Server;
const calls: Call[] = [];
/** Next answers of the registry, by path without the query. */
const answers = new Map<string, { status?: number; body: unknown }>();

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'foyer-cli-'));
  await mkdir(path.join(home, 'keys', 'staff'), { recursive: true });
  await writeFile(
    path.join(home, 'keys', 'staff', 'operator.pem'),
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  registry = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      calls.push({
        path: request.url ?? '',
        body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>),
        isSigned: 'x-foyer-signature' in request.headers,
      });
      const { status = 200, body } = answers.get((request.url ?? '').split('?')[0] ?? '') ?? {
        status: 404,
        body: { code: 'NOT_FOUND', text: 'No.' },
      };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => registry.close(resolve));
  await rm(home, { recursive: true, force: true });
});

async function foyer(...words: readonly string[]): Promise<Said> {
  calls.length = 0;
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const output = { out: '', error: '' };
  const terminal = {
    out: (text: string) => void (output.out += text),
    note: (text: string) => void (output.error += text),
    canAsk: false,
    exitCode: 0,
  };
  const place = ['--home', home, '--registry', address];
  await runFoyer(
    [
      ...words,
      ...place.filter((word, index) => !words.includes(index % 2 === 0 ? word : (place[index - 1] ?? ''))),
    ],
    terminal,
  );
  return { code: terminal.exitCode, ...plain(output) };
}

/** Without colours. */
function plain({ out, error }: { out: string; error: string }): { out: string; error: string } {
  return { out: stripVTControlCharacters(out), error: stripVTControlCharacters(error) };
}

const PREVIEW: ChangePreview = {
  version: 7,
  brands: ['tuli'],
  differences: [
    {
      brand: 'tuli',
      app: 'mfe-sportsbook',
      before: [
        {
          locales: ['en'],
          meets: [{ decision: { kind: 'release', release: 'r1' }, layer: 'default', share: 10_000 }],
        },
      ],
      after: [
        {
          locales: ['en'],
          meets: [{ decision: { kind: 'off', reason: 'incident' }, layer: 'market', share: 10_000 }],
        },
      ],
    },
  ],
};

const ENTRY: TimelineEntry = {
  id: 1,
  hash: '0'.repeat(64),
  chain: 'production',
  number: 1,
  at: '2026-11-23T00:00:00.000Z',
  actor: 'operator',
  role: 'operator',
  kind: 'off',
  brands: ['tuli'],
  reason: 'Wrong prices',
  before: null,
  after: null,
};

const DECIDED: Decided = { version: 8, brands: ['tuli'], entry: ENTRY, isLate: false };

const FIGURES: Figures = { loads: 12, failures: 0, broke: 0, measured: 0, readyP50: null, readyP95: null };

describe('the registry that a command uses', () => {
  const second = (): string => path.join(home, 'second');
  beforeAll(async () => {
    await mkdir(path.join(second(), 'keys'), { recursive: true });
    await cp(path.join(home, 'keys'), path.join(second(), 'keys'), { recursive: true });
    const { port } = registry.address() as AddressInfo;
    await writeFile(
      path.join(second(), 'foyer.lock'),
      JSON.stringify({ pid: 1, url: 'http://localhost:1', registry: `http://127.0.0.1:${port}` }),
    );
  });

  async function withoutRegistry(...words: readonly string[]): Promise<Said> {
    calls.length = 0;
    const output = { out: '', error: '' };
    const terminal = {
      out: (text: string) => void (output.out += text),
      note: (text: string) => void (output.error += text),
      canAsk: false,
      exitCode: 0,
    };
    await runFoyer(words, terminal);
    return { code: terminal.exitCode, ...plain(output) };
  }

  it('is the one of the instance that runs on the home', async () => {
    answers.set('/v1/scripts', { body: { version: 3, files: [], inline: [], frames: [] } });
    expect((await withoutRegistry('scripts', '--home', second())).code).toBe(0);
    expect(calls.map((call) => call.path)).toEqual(['/v1/scripts']);
  });

  it('is named when it refuses a request', async () => {
    const refusal = { code: 'SIGNATURE_WRONG', text: 'The signature does not fit the request.' };
    answers.set('/v1/scripts', { status: 401, body: refusal });
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
    const { error } = await withoutRegistry('scripts', '--home', second());
    expect(error).toMatch(
      /The signature does not fit the request\.\n {2}SIGNATURE_WRONG: shared\/docs\/errors/,
    );
    expect(error).toContain(`Registry: ${address}`);
    const { out } = await withoutRegistry('scripts', '--home', second(), '--json');
    expect(JSON.parse(out)).toEqual({ ...refusal, registry: address });
    answers.delete('/v1/scripts');
  });
});

describe('foyer', () => {
  it('switches off what was shown, against the state that was shown, in the words of the registry', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    const { code, out, error } = await foyer(
      'off',
      'sportsbook',
      '--brand',
      'tuli',
      '--because',
      'incident',
      '--reason',
      'Wrong prices',
      '--yes',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('version 8 of production')]);
    expect(error).toMatch(/tuli\s+mfe-sportsbook\s+r1\s+off \(incident\)/);
    expect(calls.map((call) => call.path)).toEqual(['/v1/changes/preview', '/v1/changes']);
    expect(calls.every((call) => call.isSigned)).toBe(true);
    expect(calls[1]?.body).toEqual({
      environment: 'production',
      kind: 'off',
      app: 'mfe-sportsbook',
      scope: { brand: 'tuli' },
      publicReason: 'incident',
      reason: 'Wrong prices',
      expectedVersion: 7,
    });
  });

  it('changes nothing without a confirmation or a reason when it cannot ask', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW });
    for (const [words, expected] of [
      [['--reason', 'Wrong prices'], 'CONFIRMATION_NEEDED'],
      [['--yes'], 'REASON_MISSING'],
    ] as const) {
      const { code, error } = await foyer('off', 'sportsbook', '--brand', 'tuli', ...words);
      expect([code, error]).toEqual([2, expect.stringContaining(expected)]);
      expect(calls.map((call) => call.path)).toEqual(['/v1/changes/preview']);
    }
  });

  it('says of what is decided and not on pages yet that it is both', async () => {
    answers
      .set('/v1/changes/preview', { body: PREVIEW })
      .set('/v1/changes', { body: { ...DECIDED, isLate: true } });
    const { code, out, error } = await foyer(
      'off',
      'sportsbook',
      '--brand',
      'tuli',
      '--reason',
      'Wrong prices',
      '--yes',
    );
    expect([code, out, error]).toEqual([
      0,
      expect.stringContaining('version 8 of production'),
      expect.stringContaining('The decision is stored, but the edge has not received the new plan'),
    ]);
  });

  it('narrows a rollout only when it is requested and typed, and records it in the audit', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    expect(
      (await foyer('rollout', 'casino', 'r2', '--share', '10%', '--narrower', '--reason', 'By mistake'))
        .error,
    ).toContain('CONFIRMATION_NEEDED');
    await foyer('rollout', 'casino', 'r2', '--share', '10%', '--narrower', '--reason', 'By mistake', '--yes');
    expect(calls[1]?.body).toMatchObject({ kind: 'rollout', release: 'r2', share: 1_000, narrower: true });
    await foyer('rollout', 'casino', 'r2', '--share', '10%', '--reason', 'More', '--yes');
    expect(calls[1]?.body).not.toHaveProperty('narrower');
    const rollouts = (to: number): object => ({
      rollouts: [{ id: 'r1', app: 'mfe-casino', release: 'r2', from: 0, to }],
    });
    answers.set('/v1/audit', {
      body: {
        entries: [
          {
            ...ENTRY,
            kind: 'rollout',
            app: 'mfe-casino',
            reason: 'By mistake',
            before: rollouts(5_000),
            after: rollouts(1_000),
          },
        ],
      },
    });
    expect((await foyer('audit')).out).toContain('rollout mfe-casino 50 % → 10 %');
  });

  it('says the registry’s no with its page, and for programs as JSON', async () => {
    answers.set('/v1/changes/preview', {
      status: 423,
      body: { code: 'LOCKED', text: 'production is locked.' },
    });
    const forPeople = await foyer('rollback', 'casino', '--reason', 'Broken', '--yes');
    expect(forPeople.code).toBe(1);
    expect(forPeople.error).toContain('production is locked.\n  LOCKED: shared/docs/errors/LOCKED.md');
    const forPrograms = await foyer('rollback', 'casino', '--reason', 'Broken', '--yes', '--json');
    expect(JSON.parse(forPrograms.out)).toMatchObject({ code: 'LOCKED', text: 'production is locked.' });
  });

  it.each([
    ['LOCKED', 423, 1],
    ['NOT_PERMITTED', 403, 1],
    ['DATABASE_UNAVAILABLE', 503, 2],
    ['INTERNAL', 500, 2],
    ['OUTCOME_UNKNOWN', 503, 2],
    ['CLOCK_DIFFERS', 401, 2],
    ['STAFF_UNKNOWN', 503, 2],
  ])('distinguishes a refusal from an undecided outcome: %s', async (refusal, status, code) => {
    answers.set('/v1/changes/preview', { status, body: { code: refusal, text: 'No.' } });
    expect((await foyer('rollback', 'casino', '--reason', 'Broken', '--yes')).code).toBe(code);
  });

  it('says of what it does not know that it does not, and how to look', async () => {
    answers.set('/v1/audit', { body: undefined });
    const { code, error } = await foyer('audit');
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('UNEXPECTED: shared/docs/errors/UNEXPECTED.md'),
    ]);
  });

  it('rejects an answer of another version, and names the member that it does not know', async () => {
    answers.set('/v1/audit', { body: { entries: [{ ...ENTRY, number: 'first' }] } });
    const { code, out, error } = await foyer('audit');
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(
      'The registry sent an answer this version does not know; update foyer. (/v1/audit: entries.0.number, ',
    );
    expect(error).toContain('ANSWER_UNKNOWN: shared/docs/errors/ANSWER_UNKNOWN.md');
  });

  it('invites a member of the staff and prints the link once', async () => {
    const link = 'http://console.localhost:4008/realms/staff/invitation/token';
    const invitation = { invitationId: 'i1', link, expiresAt: '2026-11-22T09:00:00.000Z' };
    answers.set('/v1/staff/invitations', { status: 201, body: invitation });
    const words = ['staff', 'invite', 'ana@operator.example', '--role', 'operator', '--reason', 'First'];
    const { code, out } = await foyer(...words);
    expect(code).toBe(0);
    expect(calls).toEqual([
      {
        path: '/v1/staff/invitations',
        body: { email: 'ana@operator.example', name: 'ana', roles: ['operator'], reason: 'First' },
        isSigned: true,
      },
    ]);
    expect(out).toContain(link);
    expect(out).toContain('until 2026-11-22 09:00 UTC');
    expect(JSON.parse((await foyer(...words, '--json')).out)).toEqual(invitation);
  });

  it.each([[['staff']], [['staff', 'invite', 'ana@operator.example']]])(
    'asks for what is missing in %j',
    async (words) => {
      expect((await foyer(...words)).code).toBe(2);
    },
  );

  it('explains a staff override, and the release of a page in which another one failed', async () => {
    answers.set('/v1/explain', {
      body: {
        version: 7,
        decision: { kind: 'release', release: 'r2' },
        layer: 'override',
        bucket: 12,
        steps: [],
      },
    });
    await foyer('explain', 'tuli', 'casino', '--override', 'r2', '--without', 'r1', 'r3');
    expect(calls[0]?.path).toBe(
      '/v1/explain?environment=production&brand=tuli&app=mfe-casino&bucket=0&override=r2&without=r1%2Cr3',
    );
  });

  it('explains in words', async () => {
    answers.set('/v1/explain', {
      body: {
        version: 7,
        decision: { kind: 'release', release: 'r2' },
        layer: 'rollout',
        bucket: 12,
        steps: [
          {
            layer: 'default',
            taken: true,
            because: 'is-the-default',
            decision: { kind: 'release', release: 'r1' },
          },
          {
            layer: 'rollout',
            rule: 'canary',
            taken: true,
            because: 'bucket-inside',
            decision: { kind: 'release', release: 'r2' },
          },
        ],
      },
    });
    const { out } = await foyer('explain', 'tuli', 'casino', '42');
    expect(calls[0]?.path).toBe('/v1/explain?environment=production&brand=tuli&app=mfe-casino&bucket=42');
    expect(out).toContain('mfe-casino on tuli, bucket 42 (12 for this application): r2, by rollout');
    expect(out).toMatch(/✓\s+rollout\s+canary\s+r2\s+the bucket is inside the rollout/);
  });

  it('starts a rollout that continues automatically, by a schedule’s name or by steps', async () => {
    answers.set('/v1/changes/preview', { body: PREVIEW }).set('/v1/changes', { body: DECIDED });
    const { code } = await foyer(
      'rollout',
      'casino',
      'r2',
      '--steps',
      '1%/10m,50%/30s,100%',
      '--reason',
      'A new lobby',
    );
    expect([code, calls[1]?.body]).toEqual([
      0,
      {
        environment: 'production',
        kind: 'rollout',
        app: 'mfe-casino',
        release: 'r2',
        schedule: [
          { share: 100, minutes: 10 },
          { share: 5_000, minutes: 0.5 },
        ],
        reason: 'A new lobby',
        expectedVersion: 7,
      },
    ]);
    expect((await foyer('rollout', 'casino', 'r2', '--reason', 'A new lobby')).error).toContain(
      '--schedule canary',
    );
  });

  it('shows the running rollouts and what the evidence says', async () => {
    const trial: EvaluatedRollout = {
      kind: 'rollout',
      app: 'mfe-casino',
      release: 'r2',
      baseline: 'r1',
      brands: null,
      share: 100,
      schedule: [
        { share: 100, minutes: 10 },
        { share: 5_000, minutes: 10 },
      ],
      step: 0,
      startedAt: '2026-11-22T10:10:00.000Z',
      stepStartedAt: '2026-11-22T10:10:00.000Z',
      nextAt: '2026-11-22T10:20:00.000Z',
      pauseReason: 'production is locked.',
      verdict: {
        kind: 'wait',
        reason: '12 of the 100 required page loads at this share',
        p: 1,
        canary: FIGURES,
        baseline: FIGURES,
      },
    };
    const production = { environment: 'production', version: 7 } as const;
    const now: Status = {
      ...production,
      issuedAt: '2026-11-22T10:10:00.000Z',
      locks: [],
      withdrawn: [],
      apps: [],
    };
    const trials: EvaluatedRollouts = {
      ...production,
      minimumLoads: 100,
      rollouts: [trial],
      promotions: [{ ...trial, kind: 'promotion', schedule: null, pauseReason: null }],
    };
    answers.set('/v1/status', { body: now }).set('/v1/rollouts', { body: trials });
    const { out } = await foyer('status');
    expect(out).toMatch(
      /mfe-casino\s+r2\s+r1\s+1 %, step 1 of 2, next from 10:20:00 UTC\s+wait: 12 of the 100 required page loads at this share \(paused: production is locked\.\)/,
    );
    expect(out).toContain('all visitors, watched until 10:20:00 UTC');
  });

  it.each([
    ['a home that is not there', ['status', '--home', '/nowhere'], 'HOME_MISSING'],
    ['a key that is not there', ['status', '--key', 'nobody'], 'KEY_FILE_MISSING'],
    ['a registry that is not there', ['status', '--registry', 'http://127.0.0.1:9'], 'REGISTRY_UNREACHABLE'],
    ['a word that is none', ['statsu'], 'USAGE'],
    ['a brand that is none', ['explain', 'nobody', 'casino'], 'USAGE'],
  ])('ends with 2 and says so: %s', async (_what, words, expected) => {
    const { code, error } = await foyer(...words);
    expect([code, error]).toEqual([2, expect.stringContaining(expected)]);
  });
});

describe('completion', () => {
  /** yargs speaks to the console itself. */
  async function completed(...words: readonly string[]): Promise<readonly string[]> {
    const output: string[] = [];
    const spy = jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
    await runFoyer(words, {
      out: () => undefined,
      note: (text) => void output.push(text),
      canAsk: false,
      exitCode: 0,
    });
    spy.mockRestore();
    return output;
  }

  it.each([
    ['commands', ['ro'], ['rollout', 'rollback']],
    ['applications', ['off', ''], ['casino', 'cashier', 'shell']],
    ['applications that begin so', ['promote', 'jack'], ['jackpot-raffle']],
    ['applications after a brand', ['explain', 'tuli', 'cas'], ['casino']],
    ['applications of one’s own', ['override', 'cas'], ['casino', 'cashier']],
    ['brands', ['explain', 'tu'], ['tuli']],
  ])('offers %s', async (_what, words, expected) => {
    expect(await completed('--get-yargs-completions', 'foyer', ...words)).toEqual(
      expect.arrayContaining(expected),
    );
  });

  it('is of applications alone where one is asked for, and refuses none that the registry may know', async () => {
    expect(await completed('--get-yargs-completions', 'foyer', 'promote', 'jack')).toEqual([
      'jackpot-raffle',
    ]);
    answers.set('/v1/changes/preview', { status: 422, body: { code: 'APP_UNKNOWN', text: 'No.' } });
    expect((await foyer('rollback', 'mfe-newcomer', '--reason', 'Broken', '--yes')).error).toContain(
      'APP_UNKNOWN',
    );
  });

  it.each([
    ['bash', '/bin/bash'],
    ['zsh', '/bin/zsh'],
  ])('for %s is a script that the shell can read', async (shell, place) => {
    const before = process.env['SHELL'];
    process.env['SHELL'] = place;
    const script = (await completed('completion')).join('\n');
    if (before === undefined) delete process.env['SHELL'];
    else process.env['SHELL'] = before;
    expect(script).toContain(
      shell === 'zsh'
        ? '#compdef foyer'
        : 'complete -o bashdefault -o default -F _foyer_yargs_completions foyer',
    );
    const { error, status, stderr } = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
    // a machine without that shell cannot complete with it
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
  });
});

describe('foyer keys', () => {
  const id = 'a'.repeat(32);

  it('ends a stolen key and says what runs instead', async () => {
    answers.set('/v1/keys/revoke', {
      body: {
        keyId: id,
        withdrawn: ['mfe-casino@evil'],
        back: [{ environment: 'production', app: 'mfe-casino', release: 'c1' }],
        kept: ['staging'],
      },
    });
    const { code, out } = await foyer('keys', 'revoke', id, '--since', '2h', '--reason', 'Stolen', '--yes');
    expect([code, calls.map((call) => call.path)]).toEqual([0, ['/v1/keys/revoke']]);
    expect(Date.now() - Date.parse(String(calls[0]?.body?.['since']))).toBeGreaterThanOrEqual(7_200_000);
    expect(out).toContain(
      'Withdrawn everywhere: mfe-casino@evil\n  production: mfe-casino runs c1 again\n  staging: the shell keeps running',
    );
  });

  it('sends the public half of a file only', async () => {
    answers.set('/v1/keys', { status: 201, body: { keyId: id } });
    await foyer(
      'keys',
      'add',
      'casino',
      path.join(home, 'keys', 'staff', 'operator.pem'),
      '--role',
      'squad:casino',
      '--reason',
      'The next one',
    );
    expect(calls[0]?.body).toMatchObject({
      holder: 'casino',
      roles: ['squad:casino'],
      publicKey: expect.stringMatching(/^-----BEGIN PUBLIC KEY-----/) as unknown,
    });
  });

  it('changes nothing without a confirmation', async () => {
    const { code, error } = await foyer('keys', 'revoke', id, '--reason', 'Stolen');
    expect([code, calls]).toEqual([2, []]);
    expect(error).toContain('CONFIRMATION_NEEDED');
  });
});
