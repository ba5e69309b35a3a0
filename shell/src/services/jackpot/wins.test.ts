import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { parseIncoming } from './incoming.ts';
import { ownWin } from './wins.ts';

const ME = 'aino:EUR:aurora';
const win = (data: object) =>
  parseIncoming(
    JSON.stringify({
      type: 'WinEvent',
      data: { player_id: ME, win_amount: 10_000, win_currency: 'EUR', win_pot_id: 'major', ...data },
    }),
  );
const own = (message: ReturnType<typeof win>, currency = 'EUR') => message && ownWin(message, ME, currency);

describe('a win of the feed', () => {
  it.each<[string, object, string, object | undefined]>([
    [
      'of the player',
      {},
      'EUR',
      { amount: money(10_000, 'EUR'), potId: 'major', communityWinners: 1, isCredited: false },
    ],
    ['of another player', { player_id: 'other:EUR:aurora' }, 'EUR', undefined],
    ['without its winner', { player_id: null }, 'EUR', undefined],
    [
      'credited already',
      { credited: true },
      'EUR',
      { amount: money(10_000, 'EUR'), potId: 'major', communityWinners: 1, isCredited: true },
    ],
    [
      'shared by a community',
      { win_pot_id: 'shared', community_winners: 12 },
      'EUR',
      { amount: money(10_000, 'EUR'), potId: 'shared', communityWinners: 12, isCredited: false },
    ],
    [
      'in another currency than the wallet',
      { currency_multipliers: { EUR: 1, JPY: 165 } },
      'JPY',
      { amount: money(16_500, 'JPY'), potId: 'major', communityWinners: 1, isCredited: false },
    ],
    [
      'in euros without a currency (requirements/interfaces#jackpot-provider)',
      { win_currency: undefined, currency_multipliers: { EUR: 1, CAD: 1.5 } },
      'CAD',
      { amount: money(15_000, 'CAD'), potId: 'major', communityWinners: 1, isCredited: false },
    ],
    [
      'in another currency without a multiplier',
      { currency_multipliers: { EUR: 1 } },
      'CAD',
      { amount: money(10_000, 'EUR'), potId: 'major', communityWinners: 1, isCredited: false },
    ],
  ])('is shown to its winner only: %s', (_name, data, currency, expected) => {
    expect(own(win(data), currency)?.content).toEqual(expected);
  });

  it('names the instance of a raffle', () => {
    const message = parseIncoming(
      JSON.stringify({
        type: 'RaffleWinEvent',
        data: {
          instance_id: 'hourly-1',
          winners: [
            { player_id: 'other:EUR:aurora', currency: 'EUR', win_amount: 1 },
            { player_id: ME, currency: 'EUR', win_amount: 2_500 },
          ],
        },
      }),
    );
    expect(own(message)).toEqual({
      variant: 'raffle-win',
      content: { amount: money(2_500, 'EUR'), instanceId: 'hourly-1', isCredited: false },
    });
  });

  it.each(['{', '{"type":"Unknown","data":{}}', '{"type":"WinEvent","data":{"win_amount":-1}}'])(
    'is not read from %s',
    (text) => expect(parseIncoming(text)).toBeUndefined(),
  );
});
