import type { EngagementBlock } from '@foyer/kernel/engagement';
import { playNumber, prizeAt } from '@foyer/kernel/mini-game-draw';
import type { PlayRequest, PlaySource } from '@foyer/kernel/mini-games';
import type { MiniGamePrizeRule, MiniGameRule } from '@foyer/market/engagement-rules';
import type { PoolClient } from '@foyer/runtime';
import { storedText } from '../content/texts.ts';
import { effectKey } from '../facts/effectKey.ts';
import type { NewFact } from '../facts/fact.ts';
import type { VersionedState } from '../facts/factRows.ts';
import { applyFact, type StoreDeps } from '../facts/factStore.ts';
import type { PlayerState } from '../facts/playerState.ts';
import { ActionRefusal } from '../http/playerRoute.ts';
import type { Player } from '../player.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { nextSource, playRefusal } from './canPlay.ts';
import { NO_PLAYS } from './miniGameRecord.ts';
import { playCause } from './miniGames.ts';
import { insertPlay, lockGameStock, readPlay, takePrize, useSeed } from './miniGameStore.ts';
import { prizeTerms } from './prizeTerms.ts';

/** The player at the time of the request: eligibility and rules. */
export interface PlayContext {
  readonly player: Player;
  readonly rules: StoredRules;
  /** False where the licence or the operator's mode has no prizes that are drawn by chance. */
  readonly isOffered: boolean;
  /** The player is excluded from games of chance. */
  readonly isProductBlocked: boolean;
  blocksOf(state: PlayerState): readonly EngagementBlock[];
}

/**
 * Plays in one transaction: takes the play, draws the prize from the committed seed, takes it from the stock and stores
 * the reward that has to be assigned. The same key plays once, however often it is sent.
 *
 * @returns the state after the play.
 * @throws ActionRefusal when a condition is not satisfied; nothing changes then, and the seed stays unused.
 */
export async function play(
  deps: StoreDeps,
  context: PlayContext,
  request: PlayRequest,
): Promise<VersionedState> {
  const { player, rules } = context;
  const { after } = await applyFact(deps, player, rules, async (state, client) => {
    // the state of the player is locked: requests with the same key arrive here one after the other
    const before = await readPlay(client, player, request.key);
    if (before && before.game_id !== request.gameId) throw new ActionRefusal('KEY_REUSED');
    if (before) return undefined;
    const game = (rules.rules.miniGames ?? []).find(({ id }) => id === request.gameId);
    const now = deps.clock();
    if (!game || !context.isOffered || isScheduled(game, now)) throw new ActionRefusal('UNKNOWN_GAME');
    const source = await assertCanPlay(client, context, game, state, request, now);
    const drawn = await draw(client, player, game, request);
    await takePrize(client, player.brand, game.id, drawn.prize.id);
    const { id: prizeId, reward } = drawn.prize;
    const points = request.points;
    await insertPlay(client, player, {
      id: request.key,
      game_id: game.id,
      name: storedText(game.name),
      kind: game.kind,
      prize_id: prizeId,
      reward,
      source,
      points,
      prizes: drawn.prizes,
      terms: drawn.terms,
      commitment: request.commitment,
      seed: drawn.seed,
      number: drawn.number,
      grant_key: reward.kind === 'offer' ? effectKey(player, playCause(request.key)) : null,
      at: new Date(now),
    });
    return factOf(player, game, { playId: request.key, source, points, prizeId, reward }, now);
  });
  return after;
}

/** True before the start of a game: players do not see it. */
function isScheduled({ activeFrom }: MiniGameRule, now: number): boolean {
  return activeFrom !== null && now < Date.parse(activeFrom);
}

async function assertCanPlay(
  client: PoolClient,
  { player, blocksOf, isProductBlocked }: PlayContext,
  game: MiniGameRule,
  state: PlayerState,
  { points }: PlayRequest,
  now: number,
): Promise<PlaySource> {
  const blocks = blocksOf(state);
  if (blocks[0] !== undefined) throw new ActionRefusal(blocks[0], blocks);
  const record = state.miniGames?.[game.id] ?? NO_PLAYS;
  const refusal = playRefusal(game, {
    isBlocked: false,
    isProductBlocked,
    level: state.level,
    balance: state.points.balance,
    record,
    stock: await lockGameStock(client, player.brand, game.id),
    now,
  });
  if (refusal) throw new ActionRefusal(refusal);
  const source = nextSource(game, record, now);
  // points are spent only when the player agreed to this price, and never instead of a play that the player has
  if (points !== (source === 'points' ? game.price : 0)) throw new ActionRefusal('PRICE_CHANGED');
  return source;
}

async function draw(
  client: PoolClient,
  player: Player,
  game: MiniGameRule,
  { key, terms, commitment }: PlayRequest,
): Promise<{
  readonly prize: MiniGamePrizeRule;
  readonly prizes: string;
  readonly terms: string;
  readonly seed: string;
  readonly number: number;
}> {
  const published = await prizeTerms(game);
  if (published.terms !== terms) throw new ActionRefusal('GAME_CHANGED');
  const seed = await useSeed(client, player, game.id, commitment);
  if (seed === undefined) throw new ActionRefusal('GAME_CHANGED');
  const number = await playNumber(seed, terms, key);
  return { ...published, seed, number, prize: prizeAt(game.prizes, number) };
}

function factOf(
  { brand, playerId }: Player,
  { id: gameId, name, free }: MiniGameRule,
  played: Pick<
    Extract<NewFact, { kind: 'mini-game-play' }>['payload'],
    'playId' | 'source' | 'points' | 'prizeId' | 'reward'
  >,
  at: number,
): NewFact {
  return {
    kind: 'mini-game-play',
    payload: { gameId, name: storedText(name), period: free?.period ?? null, ...played },
    id: ['mini-game-play', brand, playerId, played.playId].join(':'),
    brand,
    playerId,
    at,
    counts: true,
    caps: [],
    blocks: [],
  };
}
