import { callInternal, graphql, type Answer, type ProtectedPlayer } from './protectedPlayer.ts';
import { untilFinal } from './untilFinal.ts';

const TAKE = 'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { endsAt brands } }';
const BUTTON = 'mutation($key: ID!) { takeButtonBreak(key: $key) { endsAt brands } }';
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

/** A double click on the permanent button, which requires no choice and no confirmation. */
export async function takeButtonBreak(player: ProtectedPlayer, key: string): Promise<Acknowledgement> {
  const click = (): Promise<Answer> =>
    untilFinal(player, (deadlineMs) => graphql(player, BUTTON, { key }, deadlineMs));
  const [first, second] = (await Promise.all([click(), click()])).map(acknowledgementOf);
  return (first?.startsWith('REFUSED') ? first : second) ?? 'REFUSED without an answer';
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
  const body = {
    id: rows[0]?.id,
    decision,
    staff: 'ann@staff.test',
    reason: 'Talked',
    key: crypto.randomUUID(),
  };
  const decided = await untilFinal(player, () =>
    callInternal(world, '/internal/exclusion-returns/decision', body),
  );
  return decided.status === 200 ? 'DONE' : `REFUSED decision ${JSON.stringify(decided.body)}`;
}
