import { afterEach, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EngagementPanel } from './EngagementPanel.tsx';

const MISSION = {
  id: 'fireside',
  name: 'Fireside evening',
  description: '',
  ribbon: null,
  state: 'InProgressUntilLimit',
  label: 'going',
  tasks: [
    {
      id: 'stake',
      title: 'Stake in Emberwick games',
      counter: 'stake',
      progress: 250,
      target: 1_500,
      fullTarget: 2_000,
      cappedBy: 'WAGER',
      isOutOfReach: false,
      isCompleted: false,
    },
  ],
  reward: { kind: 'points', points: 10 },
  lockedBy: null,
  minLevel: null,
  canOptIn: false,
  canClaim: false,
  activeFrom: null,
  activeTill: null,
  endsAt: null,
  claimBy: null,
  nextRunAt: null,
  completions: 0,
  maxCompletions: null,
  completedAt: null,
  relatedGames: [],
};
const FACT = {
  seq: 1,
  kind: 'bet',
  ref: 'bet:1',
  at: '2026-11-28T12:00:00.000Z',
  storedAt: '2026-11-28T12:00:00.000Z',
  counts: false,
  blocks: ['NOT_OPTED_IN'],
  rulesId: 'rules',
  versions: null,
  details: { gameSlug: 'ember-hollow' },
  changes: [],
};
const RECORD = {
  brand: 'aurora',
  playerId: 'aino',
  participates: true,
  currency: 'EUR',
  blocks: ['KYC_REQUIRED'],
  level: 1,
  balance: 0,
  earned: 0,
  missions: [MISSION],
  tournaments: [],
  purchases: [],
  points: [],
  rewards: [],
  facts: [FACT],
  next: null,
};

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

it('shows a record in words and amounts, once it is opened', async () => {
  const asked: string[] = [];
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    return { ok: true, status: 200, json: async () => RECORD };
  }) as unknown as typeof fetch;
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <EngagementPanel brand="aurora" playerId="aino" />
    </IntlRoot>,
  );
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('In progress until its time limit')).toBeTruthy();
  expect(asked).toEqual(['/player/engagement']);
  for (const text of [
    'Identity not confirmed',
    'Stake in Emberwick games: €2.50 of €15.00, lowered by the wager limit',
    'Settled bet, ember-hollow',
    'Not counted: The player had not opted in',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

it('loads older events with the keyboard, page by page', async () => {
  const asked: unknown[] = [];
  const pages = [
    { ...RECORD, next: 7 },
    { ...RECORD, facts: [{ ...FACT, seq: 5, ref: 'bet:older' }], next: null },
  ];
  globalThis.fetch = (async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return { ok: true, status: 200, json: async () => pages[asked.length - 1] };
  }) as unknown as typeof fetch;
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <EngagementPanel brand="aurora" playerId="aino" />
    </IntlRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const older = await screen.findByRole('button', { name: 'Show older events' });
  older.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('bet:older')).toBeTruthy();
  expect(asked[1]).toEqual({ brand: 'aurora', playerId: 'aino', before: 7 });
  expect(screen.getByText('2 events, no older ones.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older events' })).toBeNull();
});
