import { setTimeout as wait } from 'node:timers/promises';
import { callInternal, graphql, type Answer, type ProtectedPlayer } from './protectedPlayer.ts';
import { untilFinal } from './untilFinal.ts';

/** Maximum pause between two changes of a player, so that changes continue while services are killed. */
const MAX_PAUSE_MS = 250;
const LATE_SHARE = 0.25;
const STAFF_SHARE = 0.25;
/** Share of the players whose last staff action is the release of a block. */
const RELEASED_SHARE = 0.5;

const SET =
  'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount pending { amount } } }';
const CANCEL =
  'mutation($input: PlayerLimitKeyInput!) { cancelPlayerLimitChange(input: $input) { amount pending { amount } } }';
const CONFIRM =
  'mutation($input: PlayerLimitKeyInput!) { confirmPlayerLimit(input: $input) { amount pending { amount } } }';
const KINDS = ['DEPOSIT', 'LOSS', 'WAGER'] as const;
const PERIODS = ['Day', 'Week', 'Month'] as const;

/** The limit that results from the acknowledged requests according to the requirements. */
export interface ModelLimit {
  ceiling: number | null;
  /** Key and value of a raise that waits for its cool-off. */
  pending: { readonly key: string; readonly ceiling: number | null } | undefined;
  /** Staff lowered it and have not released the player since. */
  isLowered: boolean;
}

/** Limits of a player and the decisions of staff (requirements/regulation#markers-of-harm). */
export interface LimitModel {
  readonly limits: Map<string, ModelLimit>;
  /** Keys of the requests that were acknowledged; each has one event. */
  readonly applied: Set<string>;
  /** Keys of the acknowledged decisions of staff; each is stored once. */
  readonly staffActions: Set<string>;
  isDepositBlocked: boolean;
  isDepositRaiseBlocked: boolean;
  readonly faults: string[];
}

interface Attempt {
  readonly player: ProtectedPlayer;
  readonly model: LimitModel;
  readonly key: string;
  readonly kind: (typeof KINDS)[number];
  readonly period: (typeof PERIODS)[number];
  readonly limit: ModelLimit;
}

/** Sends one request, also again later. */
type Send = () => Promise<Answer>;

/**
 * Changes random limits, as the player and as staff, and repeats some earlier requests late; compares each
 * answer with the model. The last staff action is a block, or its release and a late repetition of the block.
 */
export async function changeLimits(player: ProtectedPlayer, changes: number): Promise<LimitModel> {
  const { random } = player;
  const model: LimitModel = {
    limits: new Map(),
    applied: new Set(),
    staffActions: new Set(),
    isDepositBlocked: false,
    isDepositRaiseBlocked: false,
    faults: [],
  };
  const sent: Send[] = [];
  for (let change = 0; change < changes; change += 1) {
    await wait(random.below(MAX_PAUSE_MS));
    if (sent.length > 0 && random.chance(LATE_SHARE)) {
      await repeatLate(model, random.pick(sent));
      continue;
    }
    const attempt = attemptOf(player, model);
    const send = await (random.chance(STAFF_SHARE)
      ? actAsStaff(attempt, random.pick(['limit', 'limit', 'block', 'release']))
      : actAsPlayer(attempt));
    if (send) sent.push(send);
  }
  // the last actions decide what is in force; chance alone seldom ends with them
  const block = await actAsStaff(attemptOf(player, model), 'block');
  if (random.chance(RELEASED_SHARE)) {
    await actAsStaff(attemptOf(player, model), 'release');
    if (block) await repeatLate(model, block);
  }
  return model;
}

function attemptOf(player: ProtectedPlayer, model: LimitModel): Attempt {
  const kind = player.random.pick(KINDS);
  const period = player.random.pick(PERIODS);
  const name = `${kind} ${period}`;
  const limit = model.limits.get(name) ?? { ceiling: null, pending: undefined, isLowered: false };
  model.limits.set(name, limit);
  return { player, model, key: crypto.randomUUID(), kind, period, limit };
}

/** Sends an earlier request again; it must have no further effect. */
async function repeatLate(model: LimitModel, send: Send): Promise<void> {
  const { failure } = await send();
  if (failure !== undefined) model.faults.push(`a late repetition was refused: ${failure}`);
}

/** Returns the request when it was acknowledged. */
async function actAsPlayer(attempt: Attempt): Promise<Send | undefined> {
  const { player, model, key, kind, period, limit } = attempt;
  const { random } = player;
  const query = random.pick([SET, SET, SET, CANCEL, CONFIRM]);
  const amount = random.chance(0.15) ? null : random.between(1, 60) * 100_000;
  const isRaise = query === SET && limit.ceiling !== null && (amount ?? Infinity) > limit.ceiling;
  const input = { kind, period, key, ...(query === SET && { amount }) };
  const send: Send = () => untilFinal(player, (deadlineMs) => graphql(player, query, { input }, deadlineMs));
  const answer = await send();
  const isRaiseBlocked = limit.isLowered || (kind === 'DEPOSIT' && model.isDepositRaiseBlocked);
  const refusals =
    query === SET
      ? isRaise && isRaiseBlocked
        ? ['LIMIT_INCREASE_BLOCKED']
        : []
      : query === CANCEL && limit.pending
        ? []
        : [limit.pending ? 'COOLING_OFF' : 'NOTHING_PENDING'];
  if (!isExpected(attempt, answer, refusals, ['LIMIT_NOT_OFFERED', 'LIMIT_REQUIRED'])) return undefined;
  model.applied.add(key);
  if (query === SET && !isRaise) limit.ceiling = amount;
  limit.pending = isRaise ? { key, ceiling: amount } : undefined;
  return send;
}

/** A limit, a block or the release of the console's harm page. */
async function actAsStaff(
  attempt: Attempt,
  action: 'limit' | 'block' | 'release',
): Promise<Send | undefined> {
  const { player, model, key, kind, period, limit } = attempt;
  const { random, world, account } = player;
  const amount = random.between(1, 60) * 100_000;
  const request = {
    brand: account.brand,
    playerId: account.playerId,
    action,
    ...(action === 'limit' && { limit: { kind, period, amount } }),
    reason: 'Markers of the last week',
    staff: 'ann@staff.test',
    key,
  };
  const send: Send = async () => {
    const { status, body } = await untilFinal(player, () =>
      callInternal(world, '/internal/harm/action', request),
    );
    const code = String((body as { readonly code?: string }).code ?? status);
    return { data: undefined, failure: status === 200 ? undefined : code, reasons: [code] };
  };
  const isRaise = action === 'limit' && limit.ceiling !== null && amount > limit.ceiling;
  if (!isExpected(attempt, await send(), isRaise ? ['LIMIT_NOT_LOWER'] : [], ['LIMIT_NOT_OFFERED']))
    return undefined;
  model.staffActions.add(key);
  if (action === 'limit') {
    model.applied.add(key);
    Object.assign(limit, { ceiling: amount, pending: undefined, isLowered: true });
    model.isDepositRaiseBlocked = true;
  } else model.isDepositBlocked = action === 'block';
  if (action === 'release') {
    model.isDepositRaiseBlocked = false;
    for (const other of model.limits.values()) other.isLowered = false;
  }
  return send;
}

/** True when the request was acknowledged; an answer that the model does not permit is a fault. */
function isExpected(
  { model, key, kind, period }: Attempt,
  { failure, reasons }: Answer,
  refusals: readonly string[],
  notOffered: readonly string[],
): boolean {
  const isPermitted =
    failure === undefined
      ? refusals.length === 0
      : reasons.some((reason) => refusals.includes(reason) || notOffered.includes(reason));
  if (!isPermitted)
    model.faults.push(
      `${key} ${kind} ${period}: ${failure ?? 'acknowledged'} ${reasons.join()}, expected ${refusals.join()}`,
    );
  return failure === undefined;
}
