import { describe, expect, it } from '@jest/globals';
import { parseContestsStream, type FeedContest } from '@foyer/kernel/sports-contests';
import { createSubscriptions } from '../board/subscriptions.ts';
import { contestPathOf, createContestBoards } from './contestBoards.ts';

const NOON = Date.UTC(2026, 10, 29, 12);

function race(id: string, price: number): FeedContest {
  return {
    id,
    kind: 'race',
    competition: { id: 'brk', sport: 'horse-racing', name: 'Brackenmoor', country: 'GB' },
    name: 'Juniper Stakes',
    season: null,
    distance: 1_600,
    startsAt: NOON + 60_000,
    phase: 'upcoming',
    terms: null,
    runners: [{ id: 'r1', name: 'Silver Echo', horse: null, withdrawn: null, position: null }],
    markets: [{ kind: 'fieldWinner', line: null, status: 'open', outcomes: [{ id: 'r1', price }] }],
    result: null,
  };
}

/** Boards of races that the test changes, and a client of one list. */
function world() {
  let now = NOON;
  let races: readonly FeedContest[] = [race('brk1', 6_000), race('brk2', 4_000)];
  let suspendedFor: string | undefined;
  const boards = createContestBoards({
    contests: {
      races: () => races.map((one) => ({ ...one })),
      outrights: () => [],
      contest: (id) => races.find((one) => one.id === id),
      result: () => undefined,
    },
    views: {
      suspended: (brand, event) =>
        brand !== undefined && brand === suspendedFor
          ? {
              ...event,
              markets: event.markets.map((market) => ({ ...market, status: 'suspended' as const })),
            }
          : event,
    },
    clock: () => now,
  });
  const subscriptions = createSubscriptions({
    viewOf: () => {
      throw new Error('not a board of matches');
    },
    competitionOf: () => undefined,
    contests: boards,
  });
  const client = (name: string, after?: number, brand = 'aurora') => {
    const due = subscriptions.ofContests(brand, name.split(','), [after]);
    return () => due()?.map((bytes) => parseContestsStream(JSON.parse(bytes.toString())));
  };
  return {
    boards,
    client,
    pass: (ms: number) => (now += ms),
    setRaces: (next: readonly FeedContest[]) => (races = next),
    suspendFor: (brand: string) => (suspendedFor = brand),
  };
}

describe('the stream of contests', () => {
  it('starts with a snapshot, then sends the contests that changed and the ids of removed ones', () => {
    const { client, pass, setRaces } = world();
    const due = client('races');
    const [snapshot] = due() ?? [];
    expect(snapshot).toMatchObject({ type: 'contests', contests: [{ id: 'brk1' }, { id: 'brk2' }] });
    pass(1_000);
    expect(due()).toEqual([]);
    setRaces([race('brk1', 7_000)]);
    pass(1_000);
    expect(due()).toMatchObject([
      {
        type: 'contest-changes',
        after: snapshot?.sequence,
        contests: [{ id: 'brk1', markets: [{ outcomes: [{ price: 7_000 }] }] }],
        removed: ['brk2'],
      },
    ]);
  });

  it('sends an empty message every two seconds', () => {
    const { client, pass } = world();
    const due = client('races');
    due();
    pass(2_000);
    expect(due()).toMatchObject([{ type: 'contest-changes', contests: [], removed: [] }]);
  });

  it('continues after the last message of a client that reconnects', () => {
    const { client, pass, setRaces } = world();
    const [snapshot] = client('races')() ?? [];
    pass(5_000);
    setRaces([race('brk1', 6_000), race('brk2', 5_000)]);
    const due = client('races', snapshot?.sequence);
    expect(due()).toMatchObject([{ type: 'contest-changes', contests: [{ id: 'brk2' }] }]);
    expect(due()).toEqual([]);
  });

  it('sends a snapshot to a client whose last message is unknown', () => {
    const { client, pass } = world();
    client('races')();
    pass(2_000);
    expect(client('races', 12)()).toMatchObject([{ type: 'contests' }]);
  });

  it('sends the suspension of a brand to its clients only', () => {
    const { client, pass, suspendFor } = world();
    const [aurora, caravel] = [client('brk1'), client('brk1', undefined, 'caravel')];
    aurora();
    caravel();
    suspendFor('aurora');
    pass(1_000);
    expect(aurora()).toMatchObject([{ contests: [{ markets: [{ status: 'suspended' }] }] }]);
    expect(caravel()).toEqual([]);
  });

  it('ends when the contest is no longer known', () => {
    const { client, pass, setRaces } = world();
    const due = client('brk1');
    due();
    setRaces([]);
    pass(1_000);
    expect(due()).toBeUndefined();
  });

  it('has several contests, each with its own sequence, and without one that is unknown', () => {
    const { client, pass, setRaces } = world();
    const [known] = client('brk1')() ?? [];
    const due = client('brk1,nope,brk2', known?.sequence);
    expect(due()?.map((message) => [message?.name, message?.type])).toEqual([['brk2', 'contests']]);
    setRaces([race('brk1', 7_000), race('brk2', 4_000)]);
    pass(1_000);
    expect(due()?.map((message) => [message?.name, message?.type])).toEqual([['brk1', 'contest-changes']]);
    pass(2_000);
    expect(due()?.map((message) => message?.name)).toEqual(['brk1', 'brk2']);
    setRaces([race('brk1', 7_000)]);
    pass(1_000);
    expect(due()).toBeUndefined();
  });

  it('serialises a message once for all clients', () => {
    const { boards } = world();
    expect(boards.snapshot('races', 'aurora')).toBe(boards.snapshot('races', 'aurora'));
  });
});

it.each([
  ['/sports-feed/contests/races', { names: ['races'], isStream: false }],
  ['/sports-feed/contests/brk1/stream', { names: ['brk1'], isStream: true }],
  ['/sports-feed/contests/brk1,races,brk1/stream', { names: ['brk1', 'races'], isStream: true }],
  ['/sports-feed/contests/brk1,races', undefined],
  [`/sports-feed/contests/${Array.from({ length: 25 }, (_, index) => `a${index}`).join()}/stream`, undefined],
  ['/sports-feed/contests/brk1/more', undefined],
  ['/sports-feed/contests/', undefined],
])('reads the path %s', (path, expected) => {
  expect(contestPathOf(path)).toEqual(expected);
});
