import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApolloLink } from '@apollo/client';
import { ProtectionRuleDocument } from '@foyer/profile/testing';
import { act } from '@testing-library/react';
import type { OverlayContents, OverlayOutcome, Overlays } from '@foyer/contract';
import { answer, fakeServices, refuse, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import {
  AcknowledgeRealityCheckDocument,
  type AcknowledgeRealityCheckMutation,
  type AcknowledgeRealityCheckMutationVariables,
} from './AcknowledgeRealityCheck.generated.ts';
import { RealityCheckUpdatedDocument } from './RealityCheckUpdated.generated.ts';
import { RealityCheck } from './RealityCheck.tsx';
import {
  RealityCheckScheduleDocument,
  type RealityCheckFieldsFragment,
} from './RealityCheckSchedule.generated.ts';

const START = Date.UTC(2026, 10, 21, 12);
const SECOND_MS = 1_000;
const DUE_MS = 5_000;
const RETRY_MS = 10_000;
const NOTHING = { minor: 0, currency: 'EUR' };
const at = (ms: number): string => new Date(START + ms).toISOString();

const check = (dueMs: number): RealityCheckFieldsFragment => ({
  __typename: 'RealityCheck',
  isMandatory: true,
  periodMinutes: 1,
  nextDueAt: at(dueMs),
  lastAcknowledgedAt: null,
  breakUntil: null,
  sinceLast: {
    __typename: 'SessionPosition',
    startedAt: at(0),
    staked: 300,
    returned: 120,
    net: -180,
    currency: 'EUR',
  },
});

/** Returns the mock answer, or fails while `isDown` is set. */
function failing(mock: GraphqlMock, broken: GraphqlMock, isDown: () => boolean): GraphqlMock {
  return { ...mock, respond: (variables) => (isDown() ? broken : mock).respond(variables) };
}

function setUp() {
  let time = START;
  const down = { schedule: false, acknowledgement: false };
  const sent: AcknowledgeRealityCheckMutationVariables[] = [];
  const answered: ((outcome: OverlayOutcome) => void)[] = [];
  const services = fakeServices({}, { now: () => time });
  const leaveGuard = jest.fn();
  services.guards.register = jest.fn(() => leaveGuard);
  services.overlays.open = jest.fn<Overlays['open']>(() => new Promise((resolve) => answered.push(resolve)));
  let requests = 0;
  let meanwhile: (() => void) | undefined;
  /** When the next check is due after an answer in another tab, in ms after the start. */
  let elsewhere: number | undefined;
  const { promise: update, resolve: announce } = Promise.withResolvers<ApolloLink.Result>();
  const updates: GraphqlMock = {
    ...answer(RealityCheckUpdatedDocument, {
      __typename: 'Subscription',
      playerUpdated: { __typename: 'PlayerUpdate', isPlayBlocked: false },
    }),
  };
  const why = answer(ProtectionRuleDocument, {
    __typename: 'Query',
    protectionRule: {
      __typename: 'ProtectionRule',
      id: 'aurora:realityCheck',
      rule: 'realityCheck',
      values: [{ __typename: 'ProtectionValue', value: 'mandatory', source: 'licence' }],
      regulator: 'Malta Gaming Authority',
      licenceNumber: 'MGA/B2C/900/2026',
      legalBasis: 'Player Protection Directive',
      legalBasisSection: null,
      legalBasisUrl: 'https://regulator.test/',
      company: 'Foyer A',
    },
  });
  const schedule = answer(RealityCheckScheduleDocument, () => {
    requests += 1;
    meanwhile?.();
    meanwhile = undefined;
    return {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        realityCheck:
          elsewhere === undefined ? check(DUE_MS) : { ...check(elsewhere), lastAcknowledgedAt: at(1) },
        sessionPosition: { __typename: 'SessionPosition', startedAt: at(0) },
      },
    } as const;
  });
  const acknowledgement = answer(
    AcknowledgeRealityCheckDocument,
    (variables): AcknowledgeRealityCheckMutation => {
      sent.push(variables);
      return { __typename: 'Mutation', acknowledgeRealityCheck: check(10 * 60_000) };
    },
  );
  renderPiece(<RealityCheck />, {
    services,
    mocks: [
      why,
      { ...updates, respond: () => update },
      failing(
        schedule,
        refuse(RealityCheckScheduleDocument, 'ServiceUnavailableFailure'),
        () => down.schedule,
      ),
      failing(
        acknowledgement,
        refuse(AcknowledgeRealityCheckDocument, 'ServiceUnavailableFailure'),
        () => down.acknowledgement,
      ),
    ],
  });
  /** Advances one second at a time and lets React and mocked answers settle after each. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left >= 0; left -= SECOND_MS) {
      const step = Math.min(left, SECOND_MS);
      await act(async () => {
        time += step;
        await jest.advanceTimersByTimeAsync(step);
      });
      await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
      await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
    }
  }
  async function answerElsewhere(nextDueMs: number): Promise<void> {
    elsewhere = nextDueMs;
    await act(async () => announce(await updates.respond({})));
    await pass(0);
  }
  const answerWith = async (outcome: OverlayOutcome): Promise<void> => {
    await act(async () => answered.at(-1)?.(outcome));
    await pass(0);
  };
  return {
    services,
    down,
    sent,
    leaveGuard,
    requestCount: () => requests,
    duringNextRequest: (happens: () => void) => void (meanwhile = happens),
    pass,
    answerWith,
    answerElsewhere,
    opened: () => jest.mocked(services.overlays.open).mock.calls.length,
  };
}

describe('the reality check', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens when it is due, with time and money, and records the acknowledgement', async () => {
    const { services, sent, pass, answerWith, opened } = setUp();
    await pass(DUE_MS - 1_000);
    expect(opened()).toBe(0);
    await pass(1_000);
    expect(services.overlays.open).toHaveBeenCalledWith(
      'reality-check',
      expect.objectContaining({
        elapsedMs: DUE_MS,
        wagered: { minor: 300, currency: 'EUR' },
        net: { minor: -180, currency: 'EUR' },
      }),
    );
    await answerWith('ok');
    expect(sent).toEqual([{ input: { choice: 'CONTINUE' } }]);
    await pass(5 * 60_000);
    expect(opened()).toBe(1);
  });

  it('counts from the start of the interval, whenever an older sign-in was answered', async () => {
    const { services, pass } = setUp();
    await pass(DUE_MS);
    const [, content] = jest.mocked(services.overlays.open).mock.calls[0] ?? [];
    expect(content).toMatchObject({ elapsedMs: DUE_MS, sinceLastMs: DUE_MS });
  });

  it('waits for the end of a round', async () => {
    const { services, pass, opened } = setUp();
    await pass(0);
    act(() => services.bus.emit('game.round-started', { slug: 'lemon-pier', roundId: 'r' }));
    await pass(DUE_MS + 2_000);
    expect(opened()).toBe(0);
    act(() =>
      services.bus.emit('game.round-finished', { slug: 'lemon-pier', stake: NOTHING, returned: NOTHING }),
    );
    await pass(1_000);
    expect(opened()).toBe(1);
  });

  it('appears after a round, although a fast player starts the next one at once', async () => {
    const { services, pass, opened } = setUp();
    await pass(0);
    const round = (event: 'started' | 'finished') =>
      event === 'started'
        ? services.bus.emit('game.round-started', { slug: 'lemon-pier', roundId: 'r' })
        : services.bus.emit('game.round-finished', { slug: 'lemon-pier', stake: NOTHING, returned: NOTHING });
    act(() => round('started'));
    await pass(DUE_MS + 2_000);
    // no tick of the clock sees the player between two rounds
    await act(async () => {
      round('finished');
      await jest.advanceTimersByTimeAsync(40);
      round('started');
    });
    await pass(2_000);
    act(() => round('finished'));
    await pass(0);
    expect(opened()).toBe(1);
  });

  it('waits for a round that started while the figures were loading, and loads them again', async () => {
    const { services, requestCount, pass, opened } = setUp();
    await pass(DUE_MS - 1_000);
    const before = requestCount();
    // the round started before the game received the block
    jest.mocked(services.guards.register).mockImplementation(() => {
      services.bus.emit('game.round-started', { slug: 'lemon-pier', roundId: 'r' });
      return () => undefined;
    });
    await pass(3_000);
    expect([opened(), requestCount()]).toEqual([0, before + 1]);
    act(() =>
      services.bus.emit('game.round-finished', { slug: 'lemon-pier', stake: NOTHING, returned: NOTHING }),
    );
    await pass(0);
    expect([opened(), requestCount()]).toEqual([1, before + 2]);
  });

  it('reloads the figures when a whole round was played while they were loading', async () => {
    const { services, requestCount, duringNextRequest, pass, opened } = setUp();
    await pass(DUE_MS - 1_000);
    const before = requestCount();
    duringNextRequest(() => {
      services.bus.emit('game.round-started', { slug: 'lemon-pier', roundId: 'r' });
      services.bus.emit('game.round-finished', { slug: 'lemon-pier', stake: NOTHING, returned: NOTHING });
    });
    await pass(1_000);
    expect([opened(), requestCount()]).toEqual([1, before + 2]);
  });

  it('becomes due again when the figures fail to load, and removes its guard meanwhile', async () => {
    const { down, leaveGuard, pass, opened } = setUp();
    await pass(DUE_MS - 1_000);
    down.schedule = true;
    await pass(1_000);
    expect(opened()).toBe(0);
    expect(leaveGuard).toHaveBeenCalled();
    down.schedule = false;
    await pass(RETRY_MS);
    expect(opened()).toBe(1);
  });

  it('becomes due again when the acknowledgement was not stored', async () => {
    const { down, sent, pass, answerWith, opened } = setUp();
    down.acknowledgement = true;
    await pass(DUE_MS);
    await answerWith('ok');
    expect(sent).toEqual([]);
    down.acknowledgement = false;
    await pass(RETRY_MS);
    expect(opened()).toBe(2);
    await answerWith('ok');
    expect(sent).toHaveLength(1);
  });

  it('closes when it was answered in another tab or on another device, and records no second answer', async () => {
    const { services, sent, pass, answerWith, answerElsewhere, opened } = setUp();
    await pass(DUE_MS);
    expect(opened()).toBe(1);
    await answerElsewhere(10 * 60_000);
    expect(services.overlays.close).toHaveBeenCalledWith('closed');
    await answerWith('closed');
    expect(sent).toEqual([]);
    await pass(5 * 60_000);
    expect(opened()).toBe(1);
  });

  it('does not open when it was answered elsewhere just before', async () => {
    const { pass, answerElsewhere, opened } = setUp();
    await pass(DUE_MS - 1_000);
    await answerElsewhere(10 * 60_000);
    await pass(5_000);
    expect(opened()).toBe(0);
  });

  it('explains itself and leads to a break', async () => {
    const { services, pass, answerWith } = setUp();
    await pass(DUE_MS);
    const [, content] = jest.mocked(services.overlays.open).mock.calls[0] as [
      'reality-check',
      OverlayContents['reality-check'],
    ];
    expect(content.why?.facts.slice(1)).toEqual([
      { label: 'Required by', value: 'Malta Gaming Authority, licence MGA/B2C/900/2026' },
      { label: 'Source', value: 'Player Protection Directive', href: 'https://regulator.test/' },
    ]);
    content.onBreak?.();
    await answerWith('dismissed');
    expect(services.navigation.go).toHaveBeenCalledWith('/en/profile/self-exclusion/');
  });

  it('opens the history on request and records that the player left', async () => {
    const { services, sent, pass, answerWith } = setUp();
    await pass(DUE_MS);
    const [, content] = jest.mocked(services.overlays.open).mock.calls[0] as [
      'reality-check',
      OverlayContents['reality-check'],
    ];
    content.onHistory();
    await answerWith('dismissed');
    expect(sent).toEqual([{ input: { choice: 'LEAVE' } }]);
    expect(services.navigation.go).toHaveBeenCalledWith('/en/profile/game-history/');
  });
});
