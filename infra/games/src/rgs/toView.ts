import { fail, succeed, type Result } from '@foyer/kernel';
import type { CatalogueGame } from '../../catalogue/row.ts';
import type { ArtStore } from '../art/artStore.ts';
import { SYMBOL_IDS } from '../art/renderArt.ts';
import { toNumber } from '../engines/rational.ts';
import type { RoundWork } from '../rounds/advanceRound.ts';
import type { Round } from '../rounds/round.ts';
import { FINAL_STATES } from '../rounds/roundMachine.ts';
import type { GameSession } from '../sessions/gameSession.ts';
import { spinsLeft, type FreeSpins } from '../free-spins/freeSpinsStore.ts';
import type { FreeSpinsView, RefusalView, RoundView, SessionView } from './view.ts';

/** The game, its facts and its symbols as the frame shows them. */
export function describeGame(
  game: CatalogueGame,
  session: GameSession,
  work: RoundWork,
  art: ArtStore,
): Pick<SessionView, 'mode' | 'currency' | 'jurisdiction' | 'game' | 'symbols'> {
  const engine = work.engines[game.engine];
  const facts = engine.facts(game.model);
  return {
    mode: session.mode,
    currency: session.currency,
    jurisdiction: session.jurisdiction,
    game: {
      id: game.id,
      name: game.name,
      engine: game.engine,
      // each engine's description has the type of its round module
      description: engine.describe(game.model, session.currency) as SessionView['game']['description'],
      facts: {
        rtp: toNumber(facts.rtp),
        hitRate: facts.hitRateBasisPoints === null ? null : facts.hitRateBasisPoints / 10_000,
        volatility: facts.volatility,
        topPrize: facts.topPrizeTimesStake,
      },
    },
    symbols:
      game.engine === 'slot'
        ? Object.fromEntries(SYMBOL_IDS.map((symbol) => [symbol, art.symbolUrl(game.id, symbol)]))
        : {},
  };
}

/** A round as the frame sees it. */
export function viewRound(round: Round): RoundView {
  return {
    roundId: round.id,
    gameId: round.gameId,
    state: round.state,
    isSettled: FINAL_STATES.some((state) => state === round.state),
    stakeMinor: round.stakeMinor,
    returnMinor: round.returnMinor,
    currency: round.currency,
    // written only by the engine's readBet and play
    bet: round.bet as RoundView['bet'],
    outcome: round.outcome as RoundView['outcome'],
    balance:
      round.balanceMinor === null ? null : { minor: round.balanceMinor, version: round.balanceVersion ?? 0 },
    at: round.createdAt,
    isFree: round.freeSpinsId !== null,
  };
}

/** Free spins as the frame sees them. */
export function viewFreeSpins(spins: FreeSpins, gameId: string): FreeSpinsView {
  return {
    total: spins.spins,
    left: spinsLeft(spins, gameId),
    valueMinor: spins.valueMinor,
    wonMinor: spins.wonMinor,
    // written only by the engine's freeBet
    bet: spins.bet as FreeSpinsView['bet'],
  };
}

/** A round that did not take place is a refusal; otherwise it is returned, settled or not. */
export function roundResult(round: Round): Result<RoundView, RefusalView> {
  if (round.state === 'refused') return fail({ code: round.refusal ?? 'INTERNAL' });
  if (round.state === 'rolledBack') return fail({ code: 'BET_UNCONFIRMED', isReturned: true });
  if (round.outcome === null) return fail({ code: 'BET_UNCONFIRMED', isReturned: false });
  return succeed(viewRound(round));
}
