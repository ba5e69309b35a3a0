import { setTimeout as wait } from 'node:timers/promises';
import { callInternal, graphql, type Answer, type ProtectedPlayer } from './protectedPlayer.ts';

/** Some deadlines are too short for any answer; a retry with the same key must have one effect. */
const DEADLINES_MS = [4_000, 4_000, 400, 60] as const;
const PAUSE_MS = 25;
/** Maximum pause between two changes of a player, so that changes continue while services are killed. */
const MAX_PAUSE_MS = 250;
const MAX_RETRY_MS = 120_000;

/** Repeats the identical request until its answer is final, and sometimes once more. */
export async function untilFinal<Result>(
  { random }: Pick<ProtectedPlayer, 'random'>,
  send: (deadlineMs: number) => Promise<Result>,
): Promise<Result> {
  const startedAt = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    const deadlineMs = attempt > 3 ? DEADLINES_MS[0] : random.pick(DEADLINES_MS);
    try {
      const result = await send(deadlineMs);
      if (!random.chance(0.2)) return result;
      // the client did not receive the answer
      return await send(DEADLINES_MS[0]);
    } catch (error) {
      if (Date.now() - startedAt > MAX_RETRY_MS) throw error;
      await wait(PAUSE_MS);
    }
  }
}

const SET =
  'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount pending { amount } } }';
const CANCEL =
  'mutation($input: PlayerLimitKeyInput!) { cancelPlayerLimitChange(input: $input) { amount pending { amount } } }';
const CONFIRM =
  'mutation($input: PlayerLimitKeyInput!) { confirmPlayerLimit(input: $input) { amount pending { amount } } }';
const KINDS = ['DEPOSIT', 'LOSS', 'WAGER'] as const;
const PERIODS = ['Day', 'Week', 'Month'] as const;

/** A limit as the requirements say it is after the acknowledged requests. */
export interface ModelLimit {
  ceiling: number | null;
  /** Key and value of a raise that waits for its cool-off. */
  pending: { readonly key: string; readonly ceiling: number | null } | undefined;
}

export interface LimitModel {
  readonly limits: Map<string, ModelLimit>;
  /** Keys of the requests that were acknowledged; each has one event. */
  readonly applied: Set<string>;
  readonly faults: string[];
}

/** Changes random limits, and repeats some earlier requests late; compares each answer with the model. */
export async function changeLimits(player: ProtectedPlayer, changes: number): Promise<LimitModel> {
  const { random } = player;
  const model: LimitModel = { limits: new Map(), applied: new Set(), faults: [] };
  const sent: { readonly query: string; readonly input: { readonly key: string } }[] = [];
  const send = ({ query, input }: { readonly query: string; readonly input: object }): Promise<Answer> =>
    untilFinal(player, (deadlineMs) => graphql(player, query, { input }, deadlineMs));
  for (let change = 0; change < changes; change += 1) {
    await wait(random.below(MAX_PAUSE_MS));
    const late = sent.length > 0 && random.chance(0.25) ? random.pick(sent) : undefined;
    if (late) {
      await send(late);
      continue;
    }
    const kind = random.pick(KINDS);
    const period = random.pick(PERIODS);
    const name = `${kind} ${period}`;
    const limit = model.limits.get(name) ?? { ceiling: null, pending: undefined };
    const key = crypto.randomUUID();
    const query = random.pick([SET, SET, SET, CANCEL, CONFIRM]);
    const amount = random.chance(0.15) ? null : random.between(1, 60) * 100_000;
    const request = { query, input: { kind, period, key, ...(query === SET && { amount }) } };
    const { failure, reasons } = await send(request);
    const expected = query === SET ? [] : [limit.pending ? 'COOLING_OFF' : 'NOTHING_PENDING'];
    const isCancelled = query === CANCEL && limit.pending !== undefined;
    if (failure !== undefined) {
      const allowed =
        query === SET ? ['LIMIT_NOT_OFFERED', 'LIMIT_REQUIRED'] : ['LIMIT_NOT_OFFERED', ...expected];
      if (isCancelled || !reasons.some((reason) => allowed.includes(reason)))
        model.faults.push(`${key} ${name} was refused: ${failure} ${reasons.join()}`);
      continue;
    }
    sent.push(request);
    model.applied.add(key);
    if (query === CONFIRM) model.faults.push(`${key} confirmed a raise before its cool-off`);
    const isRaise = limit.ceiling !== null && (amount ?? Infinity) > limit.ceiling;
    model.limits.set(
      name,
      query === SET && !isRaise
        ? { ceiling: amount, pending: undefined }
        : { ceiling: limit.ceiling, pending: query === SET ? { key, ceiling: amount } : undefined },
    );
  }
  return model;
}

const TAKE = 'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { endsAt brands } }';
const CLOSE = 'mutation { closeAccount(reason: PaymentIssues) { closed refusal } }';

export interface BreakChoice {
  readonly kind: 'TIME_OUT' | 'EXCLUSION';
  readonly length: string;
  readonly groups: readonly string[];
  readonly allBrands: boolean;
}

/** `SIGNED_OUT`: the change has ended the session before its answer arrived. */
export type Acknowledgement = 'DONE' | 'SIGNED_OUT' | `REFUSED ${string}`;

export async function takeBreak(
  player: ProtectedPlayer,
  choice: BreakChoice,
  key: string,
): Promise<Acknowledgement> {
  const input = { ...choice, key };
  return acknowledgementOf(
    await untilFinal(player, (deadlineMs) => graphql(player, TAKE, { input }, deadlineMs)),
  );
}

export async function closeAccount(player: ProtectedPlayer): Promise<Acknowledgement> {
  return acknowledgementOf(await untilFinal(player, (deadlineMs) => graphql(player, CLOSE, {}, deadlineMs)));
}

export async function signOut(player: ProtectedPlayer): Promise<Acknowledgement> {
  const query = 'mutation { logout { loggedOut } }';
  return acknowledgementOf(await untilFinal(player, (deadlineMs) => graphql(player, query, {}, deadlineMs)));
}

function acknowledgementOf({ failure, reasons }: Answer): Acknowledgement {
  if (failure === undefined) return 'DONE';
  return failure === 'AuthenticationFailure' ? 'SIGNED_OUT' : `REFUSED ${failure} ${reasons.join()}`;
}

/** A request to end an exclusion and its decision, each with its own key. */
export async function comeBack(
  player: ProtectedPlayer,
  decision: 'approve' | 'refuse',
): Promise<Acknowledgement> {
  const { world, account, pool } = player;
  const { brand, playerId } = account;
  const request = { brand, playerId, reason: 'I was treated', key: crypto.randomUUID() };
  const asked = await untilFinal(player, () => callInternal(world, '/internal/exclusions/return', request));
  if (asked.status !== 200) return `REFUSED request ${JSON.stringify(asked.body)}`;
  const { rows } = await pool.query<{ id: number }>(
    `select id from api.exclusion where player_id = $1 and kind = 'EXCLUSION' order by id desc limit 1`,
    [playerId],
  );
  const order = {
    id: rows[0]?.id,
    decision,
    staff: 'ann@staff.test',
    reason: 'Talked',
    key: crypto.randomUUID(),
  };
  const decided = await untilFinal(player, () =>
    callInternal(world, '/internal/exclusion-returns/decision', order),
  );
  return decided.status === 200 ? 'DONE' : `REFUSED decision ${JSON.stringify(decided.body)}`;
}
