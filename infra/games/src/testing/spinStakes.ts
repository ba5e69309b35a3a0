/**
 * Entry for tests that compare the operator's free spins with the games.
 *
 * @packageDocumentation
 */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createEngines } from '../engines/engines.ts';

const engines = createEngines();

/** Stake of a free spin in minor units; undefined for an unknown game, or a level that the game does not have. */
export function spinStakeMinor(gameId: string, currency: string, betLevel: number): number | undefined {
  const game = CATALOGUE.find(({ id }) => id === gameId);
  return game && engines[game.engine].freeBet(game.model, currency, betLevel)?.stakeMinor;
}
