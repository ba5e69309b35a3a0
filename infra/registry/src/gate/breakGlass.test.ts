import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { addOperator, twoOperators, type TwoOperators } from '../testing/twoOperators.ts';
import { MAX_OPEN_MS } from './breakGlassStore.ts';

jest.setTimeout(START_MS);

let registry: TestRegistry;
let operator: CheckedClient;
let operators: TwoOperators;

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
  operators = await twoOperators(registry);
  await registry.publish('shell', 's1', 1);
  await registry.publish('mfe-casino', 'c1', 1);
  for (const [app, release] of [
    ['shell', 's1'],
    ['mfe-casino', 'c1'],
  ])
    await operator.post('/v1/changes', promotion({ app, release }));
  for (const [index, release] of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7'].entries())
    await registry.publish('mfe-casino', release, index + 2, { isChecked: false });
}, START_MS);
afterAll(() => registry.close(), START_MS);

function promotion(more: object = {}): object {
  return {
    environment: 'production',
    kind: 'promote',
    app: 'mfe-casino',
    release: 'c2',
    reason: 'Deposits fail without it',
    ...more,
  };
}

const request = async (more: object = {}): Promise<string> =>
  (await operators.ann.post('/v1/break-glass', promotion(more))).id;
const answer = (id: string) => ({ id, reason: 'Read the diff' });
const liveRelease = async (): Promise<unknown> =>
  (await operator.get('/v1/status?environment=production')).apps.find(({ app }) => app === 'mfe-casino')
    ?.brands[0]?.decision;
const openIds = async (): Promise<readonly string[]> =>
  (await operator.get('/v1/break-glass?environment=production')).requests.map(({ id }) => id);

describe('a release without a passed check', () => {
  it('is refused to one operator, with or without breakGlass', async () => {
    for (const breakGlass of [true, false])
      await expect(operators.ann.post('/v1/changes', promotion({ breakGlass }))).rejects.toMatchObject({
        code: breakGlass ? 'APPROVAL_REQUIRED' : 'CHECK_MISSING',
      });
    expect(await liveRelease()).toEqual({ kind: 'release', release: 'c1' });
  });

  it('runs after another operator approved it; audit and explanation name both', async () => {
    const id = await request();
    expect(await liveRelease()).toEqual({ kind: 'release', release: 'c1' });
    await expect(operators.ann.post('/v1/break-glass/approve', answer(id))).rejects.toMatchObject({
      code: 'SAME_PERSON',
    });
    await operators.ben.post('/v1/break-glass/approve', answer(id));
    expect(await liveRelease()).toEqual({ kind: 'release', release: 'c2' });
    const { entries } = await operator.get('/v1/audit?app=mfe-casino&limit=2');
    expect(entries).toMatchObject([
      {
        kind: 'promote',
        actor: 'ben',
        reason: 'Deposits fail without it',
        unchecked: 'CHECK_MISSING',
        approval: { id, requestedBy: 'ann@staff.test', note: 'Read the diff' },
      },
      { kind: 'break-glass-requested', actor: 'ann', release: 'c2' },
    ]);
    expect(
      await operator.get('/v1/explain?environment=production&brand=aurora&app=mfe-casino'),
    ).toMatchObject({
      unchecked: { code: 'CHECK_MISSING', by: 'ben', requestedBy: 'ann@staff.test' },
    });
    expect((await operator.get('/v1/audit/verify')).faults).toEqual([]);
    await operator.post('/v1/changes', promotion({ release: 'c1' }));
    expect(
      await operator.get('/v1/explain?environment=production&brand=aurora&app=mfe-casino'),
    ).not.toHaveProperty('unchecked');
  });

  it('is approved once, also by two people at the same time', async () => {
    const id = await request({ release: 'c3' });
    const results = await Promise.allSettled(
      [1, 2].map(() => operators.ben.post('/v1/break-glass/approve', answer(id))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await operator.post('/v1/changes', promotion({ release: 'c1' }));
  });

  it('needs people whose keys have a staff email', async () => {
    await expect(operator.post('/v1/break-glass', promotion({ release: 'c4' }))).rejects.toMatchObject({
      code: 'AUTHOR_UNKNOWN',
    });
    const id = await request({ release: 'c4' });
    await expect(operator.post('/v1/break-glass/approve', answer(id))).rejects.toMatchObject({
      code: 'AUTHOR_UNKNOWN',
    });
    const casino = await registry.as('squads/casino');
    await expect(casino.post('/v1/break-glass/approve', answer(id))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await operators.ann.post('/v1/break-glass/reject', answer(id));
  });

  it('needs no second person where nothing is overridden', async () => {
    await expect(
      operators.ann.post(
        '/v1/break-glass',
        promotion({ app: 'shell', release: 's1', kind: 'pin', scope: { brand: 'tuli' } }),
      ),
    ).rejects.toMatchObject({ code: 'APPROVAL_NOT_REQUIRED' });
  });

  it('is not approved after a rejection, a later request, another decision or an hour', async () => {
    const rejected = await request({ release: 'c5' });
    await operators.ben.post('/v1/break-glass/reject', answer(rejected));
    const replaced = await request({ release: 'c5' });
    const outdated = await request({ release: 'c6', expectedVersion: await version() });
    expect(await openIds()).toEqual([outdated]);
    await operator.post(
      '/v1/changes',
      promotion({ kind: 'off', release: undefined, publicReason: 'incident' }),
    );
    for (const [id, code] of [
      [rejected, 'REQUEST_UNKNOWN'],
      [replaced, 'REQUEST_UNKNOWN'],
      [outdated, 'VERSION_CHANGED'],
    ] as const)
      await expect(operators.ben.post('/v1/break-glass/approve', answer(id))).rejects.toMatchObject({ code });
    await operators.ben.post('/v1/break-glass/reject', answer(outdated));
    const late = await request({ release: 'c5' });
    registry.skew.milliseconds = MAX_OPEN_MS + 1_000;
    await expect(operators.ben.post('/v1/break-glass/approve', answer(late))).rejects.toMatchObject({
      code: 'REQUEST_UNKNOWN',
    });
    registry.skew.milliseconds = 0;
    expect(await liveRelease()).toMatchObject({ kind: 'off' });
  });

  it('is promoted by the machine that built it, but not by a key that only has its name', async () => {
    const launcher = await registry.as('staff/launcher');
    await launcher.post('/v1/changes', promotion({ release: 'c6', breakGlass: true }));
    const imitation = await addOperator(registry, 'imitation', 'launcher');
    await expect(
      imitation.post('/v1/changes', promotion({ release: 'c7', breakGlass: true })),
    ).rejects.toMatchObject({ code: 'APPROVAL_REQUIRED' });
  });

  it('keeps each request as it was decided', async () => {
    await expect(registry.pool.query("update registry.break_glass set outcome = 'approved'")).rejects.toThrow(
      'decided, once',
    );
    await expect(registry.pool.query('delete from registry.break_glass')).rejects.toThrow('append-only');
  });
});

async function version(): Promise<number> {
  return (await operator.get('/v1/status?environment=production')).version;
}
