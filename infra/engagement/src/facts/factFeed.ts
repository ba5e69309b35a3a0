import { parseEvent } from '@foyer/kernel/events';
import type { EngagementBlock } from '@foyer/kernel/engagement';
import { followEvents, metricsOf, type FollowedEvent } from '@foyer/runtime';
import type { EngagementParts } from '../deps.ts';
import type { Player } from '../player.ts';
import type { EligibilityCache } from '../eligibility/eligibilityCache.ts';
import { capsOf } from '../missions/caps.ts';
import { FACT_TOPICS, type Fact, type FactTopic, type NewFact } from './fact.ts';
import { API_LOG } from './factRows.ts';
import { applyFacts, type FactRequest } from './factStore.ts';
import type { PlayerState } from './playerState.ts';

/** A fact whose eligibility is not decided yet. */
type Reported = Pick<Fact, 'kind' | 'payload' | 'id' | 'brand' | 'playerId' | 'at'>;

/** Facts applied in one transaction when they arrive faster than they are applied. */
const BATCH = 100;
const MS_PER_SECOND = 1_000;

/**
 * Reads the facts of the api. Eligibility is decided when a fact arrives (ADR 0279): facts of a player who is
 * not eligible are stored, but no rule counts them, neither now nor later.
 */
export function startFactFeed(parts: EngagementParts, eligibility: EligibilityCache): () => Promise<void> {
  const { pool, bus, log, clock, operator, ruleSets } = parts;
  let delaySeconds = 0;
  const metrics = metricsOf('engagement');
  metrics.gauge('fact_delay_seconds', 'Age of the last fact when it was applied', () => delaySeconds);
  const applied = metrics.count('facts', 'Facts applied, by kind', { kind: ['bet', 'deposit', 'sign-in'] });

  return followEvents({
    bus,
    log,
    name: 'engagement facts',
    topics: FACT_TOPICS,
    async lastId() {
      const { rows } = await pool.query<{ last_id: number }>(
        'select last_id from engagement.event_cursor where service = $1',
        [API_LOG],
      );
      return rows[0]?.last_id ?? 0;
    },
    readAfter: (id) => operator.events(id),
    batchSize: BATCH,
    async handle(events) {
      const requests = (await Promise.all(events.map(requestOf))).filter((request) => request !== undefined);
      await applyFacts(parts, requests, events.at(-1)?.id);
      for (const { reported } of requests) applied.add({ kind: reported.kind });
      const last = requests.at(-1);
      if (last) delaySeconds = Math.max(0, clock() - last.reported.at) / MS_PER_SECOND;
    },
  });

  async function requestOf({
    id,
    topic,
    payload,
  }: FollowedEvent): Promise<(FactRequest & { readonly reported: Reported }) | undefined> {
    const reported = reportedOf(topic as FactTopic, payload);
    if (!reported) log.warn('fact does not match its schema', { topic, id });
    const rules = reported && ruleSets.current(reported.brand);
    if (!reported || !rules) return undefined;
    const player: Player = { brand: reported.brand, playerId: reported.playerId };
    const now = await eligibility.of(player);
    return {
      player,
      rules,
      reported,
      decide(state): NewFact {
        const blocks: readonly EngagementBlock[] =
          now === undefined ? ['ACCOUNT_CLOSED'] : blocksOf(now.blocks, state);
        const caps = now === undefined ? [] : capsOf(rules.rules, state, now, reported.at);
        return { ...reported, counts: blocks.length === 0, blocks, caps } as NewFact;
      },
    };
  }
}

/** The operator's blocks of a player, and the one of a player who has not opted in. */
export function blocksOf(
  blocks: readonly EngagementBlock[],
  { participates }: Pick<PlayerState, 'participates'>,
): readonly EngagementBlock[] {
  return participates ? blocks : [...blocks, 'NOT_OPTED_IN'];
}

function reportedOf(topic: FactTopic, payload: unknown): Reported | undefined {
  if (topic === 'api.bet-settled') {
    const bet = parseEvent(topic, payload);
    return (
      bet && {
        kind: 'bet',
        payload: bet,
        id: `bet:${bet.betId}`,
        ...playerOf(bet),
        at: Date.parse(bet.settledAt),
      }
    );
  }
  if (topic === 'api.deposit-completed') {
    const deposit = parseEvent(topic, payload);
    return (
      deposit && {
        kind: 'deposit',
        payload: deposit,
        id: `deposit:${deposit.paymentId}`,
        ...playerOf(deposit),
        at: Date.parse(deposit.at),
      }
    );
  }
  const signIn = parseEvent(topic, payload);
  return (
    signIn && {
      kind: 'sign-in',
      payload: signIn,
      id: `sign-in:${signIn.sessionDigest}`,
      ...playerOf(signIn),
      at: Date.parse(signIn.at),
    }
  );
}

function playerOf({ brand, playerId }: Player): Player {
  return { brand, playerId };
}
