import type { Pool } from '@foyer/runtime';
import { readBonus } from '../../bonuses/playerBonuses.ts';
import { readWallet } from '../../ledger/wallet.ts';
import { giveBonus, type GivenBonus } from '../../../test/worlds/bonusWorld.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { cashOut, type CashedOut } from '../cash-out/cashOut.ts';
import type { BetRequest } from '../placement/betRules.ts';
import { placeBet } from '../placement/placeBet.ts';
import type { PlacedBet } from '../placement/bettor.ts';
import { readSportsBonus } from './sportsBonus.ts';

let matches = 0;

/** Players who bet with bonus money on a feed that the test sets. */
export function createBonusStage(pool: Pool) {
  const world = createSportsWorld(pool);

  return {
    world,
    newMatch: (): string => `bon${(matches += 1)}`,
    async player(
      fundsMinor: number,
      bonus: GivenBonus | null = {},
      brand = 'aurora',
    ): Promise<LedgerPlayer & { readonly bonusId: string }> {
      const player = await openLedgerPlayer(pool, { fundsMinor, brand });
      return { ...player, bonusId: bonus ? await giveBonus(pool, player, bonus) : '' };
    },
    /** Bets on the home sides with bonus money. */
    async bet(
      player: LedgerPlayer,
      stake: number,
      change: Partial<BetRequest> & { readonly events?: readonly string[]; readonly key?: string } = {},
    ): Promise<PlacedBet> {
      const { events = [this.newMatch()], key = crypto.randomUUID(), ...request } = change;
      return placeBet(
        world.deps,
        { ...player, bonus: await readSportsBonus(world.deps, player.playerId) },
        {
          selections: events.map((event) => ({
            event,
            kind: 'winner',
            line: null,
            outcome: 'home',
            price: 2_000,
          })),
          bankers: [],
          sizes: [events.length],
          stakePerLine: stake,
          priceChanges: 'ANY',
          money: 'BONUS',
          ...request,
        },
        key,
      );
    },
    /** Publishes a result and settles: WON is 1:0, LOST is 0:1, VOID is abandoned. */
    async decide(event: string, result: 'WON' | 'LOST' | 'VOID', number = 1): Promise<void> {
      world.setResult(event, {
        number,
        home: result === 'WON' ? 1 : 0,
        away: result === 'LOST' ? 1 : 0,
        ...(result === 'VOID' && { status: 'VOID', reason: 'ABANDONED' }),
      });
      await world.settle();
    },
    cashOut: (player: LedgerPlayer, betId: string, part?: number): Promise<CashedOut> =>
      cashOut(world.deps, player.playerId, { betId, amount: 1, part, key: crypto.randomUUID() }),
    /** Real money, bonus money, and the status and the wagered amount of the bonus. */
    async state({ brand, playerId, bonusId }: LedgerPlayer & { readonly bonusId: string }) {
      const [wallet, bonus] = await Promise.all([
        readWallet(pool, brand, playerId),
        readBonus(pool, playerId, bonusId),
      ]);
      return {
        real: wallet?.balance,
        bonus: wallet?.bonusBalance,
        status: bonus?.status,
        wagered: bonus?.wagered,
      };
    },
  };
}
