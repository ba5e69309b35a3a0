import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { licences, type LicenceId } from '@foyer/market';
import { testSeed } from '../../test/seed.ts';
import { decideReturn, returnStateOf, type ReturnEvent, type ReturnStep } from './exclusionReturn.machine.ts';

const NOW = Date.UTC(2026, 10, 26, 5);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const rulesOf = (id: LicenceId) => licences[id].breaks.return;
const later = (days: number) => NOW + days * DAY_MS;

interface Situation {
  readonly licence: LicenceId;
  readonly endsAt?: number | undefined;
  readonly isForeign?: boolean;
  readonly steps?: readonly ReturnStep[];
}
const decide = ({ licence, endsAt, isForeign = false, steps = [] }: Situation, event: ReturnEvent) =>
  decideReturn(returnStateOf(steps), event, {
    exclusion: { endsAt, isForeign },
    rules: rulesOf(licence),
    now: NOW,
  });

const request: ReturnEvent = { type: 'request', reason: 'I have it under control' };
const approve = (staff: string): ReturnEvent => ({ type: 'approve', staff });
const REQUESTED: ReturnStep = { kind: 'requested', reason: 'r', at: NOW - DAY_MS };
const FIRST: ReturnStep = { kind: 'approved', staff: 'ann', at: NOW, coolOffEndsAt: undefined };

describe('a request to end a self-exclusion (requirements/regulation#self-exclusion)', () => {
  it.each<[string, Situation, string | undefined]>([
    ['mga before the end', { licence: 'mga', endsAt: later(90) }, undefined],
    ['mga without an end', { licence: 'mga' }, undefined],
    ['crc before the end', { licence: 'crc', endsAt: later(1) }, 'NOT_YET'],
    ['crc after the end', { licence: 'crc', endsAt: later(-1) }, undefined],
    ['crc for life', { licence: 'crc' }, 'FOR_LIFE'],
    ['est before the end', { licence: 'est', endsAt: later(1) }, 'NOT_YET'],
    ['est after the end', { licence: 'est', endsAt: NOW }, undefined],
    ['est found in the register', { licence: 'est', endsAt: later(-1), isForeign: true }, 'AT_REGISTER'],
    ['anj before the end', { licence: 'anj', endsAt: later(1) }, 'NOT_YET'],
    ['cos without an end', { licence: 'cos' }, undefined],
    ['a second one', { licence: 'mga', steps: [REQUESTED] }, 'ALREADY_REQUESTED'],
    [
      'one in the cool-off',
      { licence: 'mga', steps: [REQUESTED, { ...FIRST, coolOffEndsAt: later(1) }] },
      'COOLING_OFF',
    ],
    [
      'one after a withdrawal',
      { licence: 'mga', steps: [REQUESTED, { kind: 'withdrawn', at: NOW }] },
      undefined,
    ],
    [
      'one after a refusal',
      { licence: 'mga', steps: [REQUESTED, { kind: 'refused', staff: 'ann', at: NOW }] },
      undefined,
    ],
    [
      'one after the end of the exclusion',
      { licence: 'mga', steps: [{ kind: 'lifted', at: NOW }] },
      'LIFTED',
    ],
  ])('%s', (_name, situation, refusal) => {
    expect(decide(situation, request)).toEqual(
      refusal === undefined
        ? { ok: true, value: { kind: 'requested', reason: 'I have it under control', at: NOW } }
        : { ok: false, failure: refusal },
    );
  });
});

describe('the decision of staff', () => {
  it.each<[string, Situation, hours: number | undefined]>([
    ['mga, definite: 24 hours', { licence: 'mga', endsAt: later(30) }, 24],
    ['mga, indefinite: 7 days', { licence: 'mga' }, 168],
    ['cos, definite: 24 hours', { licence: 'cos', endsAt: later(-1) }, 24],
    ['crc, first of two: none yet', { licence: 'crc', endsAt: later(-1) }, undefined],
  ])('starts the cool-off: %s', (_name, situation, hours) => {
    expect(decide({ ...situation, steps: [REQUESTED] }, approve('ann'))).toMatchObject({
      ok: true,
      value: { kind: 'approved', coolOffEndsAt: hours === undefined ? undefined : NOW + hours * HOUR_MS },
    });
  });
  // the change of the clocks in Malta neither shortens nor extends a cool-off
  it.each([
    ['24 hours', later(30), '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z'],
    ['24 hours', later(30), '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z'],
    ['7 days', undefined, '2026-03-25T00:30:00Z', '2026-04-01T00:30:00Z'],
    ['7 days', undefined, '2026-10-18T22:30:00Z', '2026-10-25T22:30:00Z'],
  ])('ends a cool-off of %s at the same second for %s from %s', (_length, endsAt, at, end) => {
    const rules = rulesOf('mga');
    const exclusion = { endsAt, isForeign: false };
    const requested = returnStateOf([REQUESTED]);
    const decided = decideReturn(requested, approve('ann'), { exclusion, rules, now: Date.parse(at) });
    expect(decided).toMatchObject({ ok: true, value: { coolOffEndsAt: Date.parse(end) } });
    const cooling = returnStateOf([REQUESTED, { ...FIRST, coolOffEndsAt: Date.parse(end) }]);
    const tick = (now: number) => decideReturn(cooling, { type: 'tick' }, { exclusion, rules, now });
    expect(tick(Date.parse(end) - 1)).toEqual({ ok: true, value: undefined });
    expect(tick(Date.parse(end))).toMatchObject({ ok: true, value: { kind: 'lifted' } });
  });
  it('needs a second member of staff where the licence requires two', () => {
    const situation: Situation = { licence: 'crc', endsAt: later(-1), steps: [REQUESTED, FIRST] };
    expect(decide(situation, approve('ann'))).toEqual({ ok: false, failure: 'SAME_PERSON' });
    expect(decide(situation, approve('bo'))).toMatchObject({ value: { coolOffEndsAt: NOW + DAY_MS } });
  });
  it('is refused after the player has withdrawn the request', () => {
    const steps: ReturnStep[] = [REQUESTED, { kind: 'withdrawn', at: NOW }];
    expect(decide({ licence: 'mga', steps }, approve('ann'))).toEqual({
      ok: false,
      failure: 'NOT_REQUESTED',
    });
  });
  it('is refused without a request', () => {
    expect(decide({ licence: 'mga' }, approve('ann'))).toEqual({ ok: false, failure: 'NOT_REQUESTED' });
  });
});

describe('the way back as a whole', () => {
  const event = fc.oneof<fc.Arbitrary<ReturnEvent>[]>(
    fc.constant(request),
    fc.constantFrom('ann', 'bo', 'cy').map(approve),
    fc.constantFrom('ann', 'bo').map((staff) => ({ type: 'refuse' as const, staff })),
    fc.constant({ type: 'tick' as const }),
  );
  const timed = fc.record({ event, hours: fc.integer({ min: 0, max: 200 }) });

  it.each(['mga', 'est', 'crc', 'anj', 'cos'] as const)(
    `lifts no exclusion without a request, the approvals of %s and its cool-off (seed ${testSeed})`,
    (licence) => {
      fc.assert(
        fc.property(
          fc.array(timed, { maxLength: 40 }),
          fc.option(fc.integer({ min: -400, max: 400 }), { nil: undefined }),
          (events, days) => {
            const endsAt = days === undefined ? undefined : later(days);
            const rules = rulesOf(licence);
            let now = NOW;
            const steps: ReturnStep[] = [];
            for (const { event: one, hours } of events) {
              now += hours * HOUR_MS;
              const decided = decideReturn(returnStateOf(steps), one, {
                exclusion: { endsAt, isForeign: false },
                rules,
                now,
              });
              if (decided.ok && decided.value) steps.push(decided.value);
            }
            const lifted = steps.findIndex(({ kind }) => kind === 'lifted');
            if (lifted < 0) return;
            expect(lifted).toBe(steps.length - 1);
            const asked = steps.findLastIndex(({ kind }) => kind === 'requested');
            const way = steps.slice(asked, lifted);
            const staff = way.flatMap((step) => (step.kind === 'approved' ? [step.staff] : []));
            expect(new Set(staff).size).toBe(rules.fourEyes ? 2 : 1);
            const requestedAt = steps[asked]?.at ?? 0;
            if (endsAt === undefined) expect(rules.indefinite).toBe(true);
            else if (!rules.early) expect(requestedAt).toBeGreaterThanOrEqual(endsAt);
            const coolOff = rules.coolOffHours[endsAt === undefined ? 'indefinite' : 'definite'] * HOUR_MS;
            expect((steps[lifted]?.at ?? 0) - (way.at(-1)?.at ?? 0)).toBeGreaterThanOrEqual(coolOff);
          },
        ),
        { seed: testSeed, numRuns: 300 },
      );
    },
  );
});
