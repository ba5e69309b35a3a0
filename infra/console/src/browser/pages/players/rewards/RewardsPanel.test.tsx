import { afterEach, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { RecordedReward, RecordedRewards } from '@foyer/market/player-reward-answers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RewardsPanel } from './RewardsPanel.tsx';

const SPINS: RecordedReward = {
  assignationId: 'spins-1',
  name: 'Free spins',
  reason: 'From a mission',
  kind: 'FreeSpin',
  status: 'Credited',
  amount: 10,
  currency: 'EUR',
  depositCondition: 'ALWAYS',
  wageringFactor: 10,
  maxPayout: 5_000,
  game: 'Ember Hollow',
  spinValue: 20,
  assignedAt: '2026-11-20T10:00:00.000Z',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-27T10:00:00.000Z',
  claimedAt: '2026-11-20T11:00:00.000Z',
  freeSpins: {
    status: 'Forfeited',
    used: 3,
    left: 0,
    won: 120,
    expiresAt: '2026-11-27T10:00:00.000Z',
    forfeitedAt: '2026-11-21T09:00:00.000Z',
    forfeitReason: 'SELF_EXCLUDED',
  },
};
const CASHBACK: RecordedReward = {
  ...SPINS,
  assignationId: 'money-1',
  name: 'Money back',
  reason: null,
  kind: 'MoneyDrop',
  status: 'Unclaimed',
  amount: 500,
  depositCondition: 'EXISTING_DEPOSITS',
  wageringFactor: null,
  maxPayout: null,
  game: null,
  spinValue: null,
  claimedAt: null,
  freeSpins: null,
};

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

async function open(answers: readonly (RecordedRewards | undefined)[]): Promise<string[]> {
  const asked: string[] = [];
  globalThis.fetch = (async (path: string) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(path);
    return answer
      ? { ok: true, status: 200, json: async () => answer }
      : { ok: false, status: 503, json: async () => ({ code: 'PLAYER_SERVICE_UNAVAILABLE' }) };
  }) as unknown as typeof fetch;
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <RewardsPanel brand="aurora" playerId="aino" timeZone="Europe/Helsinki" />
    </IntlRoot>,
  );
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show rewards' }));
  return asked;
}

it('shows terms, progress and the reason of a forfeit, once it is opened', async () => {
  const asked = await open([
    { rewards: [SPINS, CASHBACK], isTruncated: true, blocks: ['SELF_EXCLUDED', 'NEW_CODE'] },
  ]);
  expect(await screen.findByText('10 free spins at €0.20 in Ember Hollow')).toBeTruthy();
  expect(asked).toEqual(['/player/rewards']);
  for (const text of [
    'Winnings are bonus money, wagering requirement 10×',
    'Maximum payout €50.00',
    'Forfeited',
    '3 used, 0 left',
    'Winnings €1.20',
    'The player is self-excluded, 21 Nov 2026, 09:00 UTC (11:00 in Helsinki)',
    'Claimed 20 Nov 2026, 11:00 UTC (13:00 in Helsinki)',
    'Play by 27 Nov 2026, 10:00 UTC (12:00 in Helsinki)',
    '€5.00 cash',
    'Requires a deposit',
    'Claim by 27 Nov 2026, 10:00 UTC (12:00 in Helsinki)',
    'The player cannot claim rewards or play free spins now: Self-excluded, NEW_CODE',
    'The newest 2 rewards are shown.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

it('shows that a player has no rewards', async () => {
  await open([{ rewards: [], isTruncated: false, blocks: [] }]);
  expect(await screen.findByText('No rewards.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('reports a failed read and loads the rewards on retry', async () => {
  await open([undefined, { rewards: [CASHBACK], isTruncated: false, blocks: [] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Money back')).toBeTruthy();
});
