import type { Pool } from '@foyer/runtime';
import { refreshTokenGrant } from 'openid-client';
import { bet, canSignIn, configurationOf, graphql, type ProtectedPlayer } from './protectedPlayer.ts';
import type { Story } from './scripts.ts';
import { limitFaults } from './verifyLimits.ts';

interface Counts {
  readonly breaks: number;
  readonly last_break: StoredBreak | null;
  readonly started: number;
  readonly emails: number;
  readonly keyless: number;
  readonly reports: number;
  readonly restrictions: number;
  readonly open_sessions: number;
  readonly session_ends: readonly string[] | null;
  readonly unfinished_session_ends: number;
  readonly steps: readonly string[] | null;
  readonly return_emails: readonly string[] | null;
  readonly is_excluded: boolean;
  readonly status: string;
}

interface StoredBreak {
  readonly kind: string;
  readonly length: string;
  readonly origin: string;
  /** Null without an end. */
  readonly hours: number | null;
  /** The end of the player's row, which stakes and deposits read, is the end of this break. */
  readonly is_enforced: boolean;
}

const COUNTS = `
  select (select count(*)::int from api.exclusion e where e.player_id = p.id) as breaks,
    (select jsonb_build_object('kind', e.kind, 'length', e.length, 'origin', e.origin, 'hours', round(extract(epoch from e.ends_at - e.starts_at)) / 3600, 'is_enforced', e.kind <> 'TIME_OUT' or p.timeout_ends_at = e.ends_at)
      from api.exclusion e where e.player_id = p.id order by e.id desc limit 1) as last_break,
    (select count(*)::int from api.responsible_gaming_event g where g.player_id = p.id and g.kind = 'break-started') as started,
    (select count(*)::int from api.exclusion e join identity.outgoing_mail m on m.key = 'break-email:' || e.id where e.player_id = p.id) as emails,
    (select count(*)::int from identity.outgoing_mail m where m.recipient = c.email and m.key is null) as keyless,
    (select count(*)::int from api.exclusion_report r join api.exclusion e on e.id = r.exclusion_id where e.player_id = p.id and r.reported_at is not null) as reports,
    (select count(*)::int from exclusion_register.restriction r join api.exclusion e on r.reference = 'exclusion-' || e.id where e.player_id = p.id) as restrictions,
    (select count(*)::int from identity.player_session s where s.player_id = p.id and s.ended_at is null) as open_sessions,
    (select array_agg(s.end_reason order by s.ended_at) from identity.player_session s where s.player_id = p.id and s.ended_at is not null) as session_ends,
    (select count(*)::int from api.session_end_request o where o.player_id = p.id) as unfinished_session_ends,
    (select array_agg(r.kind order by r.id) from api.exclusion_return r join api.exclusion e on e.id = r.exclusion_id where e.player_id = p.id) as steps,
    (select array_agg(o.kind order by o.id) from api.outgoing_email o join identity.outgoing_mail m on m.key = 'player-email:' || o.id where o.player_id = p.id and o.kind like 'return-%') as return_emails,
    p.self_excluded_at is not null as is_excluded, p.status
  from api.player p join identity.credential c on c.player_id = p.id where p.id = $1`;

/** Length of the break of the German button (requirements/regulation#ggl). */
const BUTTON_HOURS = 24;

/** Compares one player's acknowledged changes with what is stored and enforced; returns the differences. */
export async function faultsOf(pool: Pool, story: Story): Promise<readonly string[]> {
  const { player, twin, ending, acknowledged, returned } = story;
  const faults = [...(await limitFaults(pool, story))];
  const check = (name: string, actual: unknown, expected: unknown): void => {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      faults.push(
        `${ending.brand} ${ending.type} ${ending.choice?.length ?? ''}: ${name} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`,
      );
  };
  check('acknowledged', acknowledged === 'DONE' || acknowledged === 'SIGNED_OUT', true);
  if (ending.decision !== undefined) check('the return', returned, 'DONE');
  const isPartial = ending.choice?.groups.length === 1;
  const isLifted = ending.decision === 'approve';
  // only a licence with a register requires a choice of games or has the button
  const isReported = ending.isButton === true || (ending.choice?.groups.length ?? 0) > 0;
  for (const account of [player, ...(twin ? [twin] : [])]) {
    const { rows } = await pool.query<Counts>(COUNTS, [account.account.playerId]);
    const [row] = rows;
    if (!row) throw new Error('The player has no row in the database.');
    const breaks = ending.choice ? 1 : 0;
    const isOwn = account === player;
    check('breaks', row.breaks, breaks);
    check('events', row.started, breaks);
    check('emails of breaks', row.emails, breaks);
    check('emails without a key', row.keyless, 0);
    check('reports', row.reports, isReported && isOwn ? 1 : 0);
    check('restrictions at the register', row.restrictions, isReported && isOwn ? 1 : 0);
    if (ending.choice) checkBreak(ending, row.last_break, check);
    check('session ends left', row.unfinished_session_ends, 0);
    check('status', row.status, ending.type === 'close' ? 'Closed' : 'Active');
    check('excluded', row.is_excluded, ending.choice?.kind === 'EXCLUSION' && !isPartial && !isLifted);
    check('open sessions', row.open_sessions, isPartial ? 1 : 0);
    // an exclusion from one group of games ends no session
    if (isPartial) check('ends of sessions', row.session_ends, null);
    if (ending.decision !== undefined)
      check(
        'steps',
        row.steps,
        isLifted
          ? isOwn
            ? ['requested', 'approved', 'lifted']
            : ['lifted']
          : isOwn
            ? ['requested', 'refused']
            : null,
      );
    check(
      'emails of the return',
      row.return_emails,
      ending.decision === undefined
        ? null
        : isLifted
          ? isOwn
            ? ['return-approved', 'return-lifted']
            : ['return-lifted']
          : isOwn
            ? ['return-refused']
            : null,
    );
    await checkEnforcement(
      account,
      {
        isPartial,
        isBack: isLifted || ending.type === 'sign-out',
        // on a time-out the player signs in to withdraw, and cannot play
        isTimeOut: ending.choice?.kind === 'TIME_OUT',
      },
      check,
    );
  }
  return faults;
}

function checkBreak(
  { choice, isButton }: Story['ending'],
  stored: StoredBreak | null,
  check: (name: string, actual: unknown, expected: unknown) => void,
): void {
  check('kind', stored?.kind, choice?.kind);
  check('length', stored?.length, choice?.length);
  check('origin', stored?.origin, isButton ? 'button' : 'player');
  check('the end in the row of the player', stored?.is_enforced, true);
  if (isButton) check('hours', stored?.hours, BUTTON_HOURS);
}

async function checkEnforcement(
  player: ProtectedPlayer,
  {
    isPartial,
    isBack,
    isTimeOut,
  }: { readonly isPartial: boolean; readonly isBack: boolean; readonly isTimeOut: boolean },
  check: (name: string, actual: unknown, expected: unknown) => void,
): Promise<void> {
  const { brand } = player.account;
  check('sign-in', await canSignIn(player, brand, player.email), isPartial || isBack || isTimeOut);
  // after a break that has ended meanwhile, the game that was open before stays closed
  if (!isBack) {
    const code = await bet(player);
    check(`bet (${code})`, ['PLAYER_BLOCKED', 'SESSION_ENDED'].includes(code), true);
  }
  if (isPartial) return;
  const deposit =
    'mutation { startDeposit(input: { id: "0f0f0f0f-after", amount: 5000, currency: "EUR", methodId: "card", returnPath: "/en/", locale: "en" }) { __typename } }';
  check(
    'deposit in an old tab',
    (await graphql(player, deposit, {}, 10_000)).failure,
    'AuthenticationFailure',
  );
  const refreshed = await refreshTokenGrant(
    await configurationOf(player.world, brand),
    player.refreshToken,
  ).then(
    () => 'tokens',
    (error: unknown) => (error as { error?: string }).error,
  );
  check('the refresh token', refreshed, 'invalid_grant');
}
