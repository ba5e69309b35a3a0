import { brands, isBrandId } from '@foyer/market';
import { legalSourceOf } from '@foyer/market/legal-bases';
import type { RecordedBreak, RecordedLimit, Restriction } from '@foyer/market/player-record-answers';
import { PROTECTION_RULE_FIELDS, type ProtectionRuleName } from '@foyer/market/protection-answers';
import type { FoyerSettings, Pool } from '@foyer/runtime';
import { explainProtection } from '../protection/explainProtection.ts';

type Use = Restriction['blocks'][number];
type Authority = Pick<Restriction, 'decidedBy' | 'staff' | 'reason' | 'since' | 'until'>;

/** Codes by what they block now, as the functions in SQL return them. */
export type BlocksByUse = Readonly<Record<Use, readonly string[]>>;

export interface RestrictionDeps {
  readonly pool: Pool;
  readonly settings: Pick<FoyerSettings, 'protectionMode'>;
}

export interface RestrictedPlayer {
  readonly brand: string;
  readonly playerId: string;
  readonly now: number;
  readonly blocks: BlocksByUse;
  readonly breaks: readonly RecordedBreak[];
  readonly limits: readonly RecordedLimit[];
  readonly closing: { readonly cause: string | null; readonly at: string | null } | null;
  readonly wealthDueAt: string | null;
  readonly timeOutEndsAt: string | null;
}

/** The newest decision of staff by kind, and the start of the open identity check. */
interface Decisions {
  readonly block: StaffDecision | undefined;
  readonly closing: StaffDecision | undefined;
  readonly limits: readonly StaffDecision[];
  readonly identitySince: Date | null;
}

interface StaffDecision {
  readonly action: string;
  readonly staff: string;
  readonly reason: string;
  readonly at: Date;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The rule of the licence behind a code; the others are rules of the operator. */
const RULES: Readonly<Record<string, ProtectionRuleName>> = {
  SELF_EXCLUDED: 'selfExclusion',
  PRODUCT_EXCLUDED: 'selfExclusion',
  TIMED_OUT: 'timeOut',
  KYC_REQUIRED: 'identityCheck',
  LIMIT_REQUIRED: 'limitPrompt',
  LIMIT_OFFERED: 'limitPrompt',
};
const LIMIT_RULES = {
  DEPOSIT: 'depositLimit',
  LOSS: 'lossLimit',
  WAGER: 'wagerLimit',
  SESSION: 'sessionLimit',
} as const satisfies Readonly<Record<RecordedLimit['kind'], ProtectionRuleName>>;
const USES_OF_LIMIT: Readonly<Record<RecordedLimit['kind'], readonly Use[]>> = {
  DEPOSIT: ['deposits'],
  LOSS: ['casino', 'sports'],
  WAGER: ['casino', 'sports'],
  SESSION: ['casino', 'sports'],
};
const BY_LICENCE = new Set(['KYC_REQUIRED', 'LIMIT_REQUIRED', 'LIMIT_OFFERED', 'UNDER_AGE']);
const BY_STAFF = new Set(['DEPOSITS_BLOCKED', 'WITHDRAWALS_BLOCKED']);

const BY_OPERATOR: Authority = {
  decidedBy: 'operator',
  staff: null,
  reason: null,
  since: null,
  until: null,
};

/** Reasons that refuse a player something now, each once, with its authority and its end. */
export async function readRestrictions(
  deps: RestrictionDeps,
  player: RestrictedPlayer,
): Promise<Restriction[]> {
  const decisions = await readDecisions(deps.pool, player.playerId);
  const uses = Object.entries(player.blocks) as [Use, readonly string[]][];
  const codes = new Set(uses.flatMap(([, found]) => found));
  const ruleOf = createRules(deps, player.brand);
  const blocked = [...codes].map((code): Restriction => {
    const authority = authorityOf(code, player, decisions);
    return {
      code,
      limit: null,
      blocks: uses.filter(([, found]) => found.includes(code)).map(([use]) => use),
      ...authority,
      rule: ruleOf(ruleBehind(code, authority, player)),
    };
  });
  const reached = player.limits
    .filter(({ ceiling, used }) => ceiling !== null && used >= ceiling)
    .map((limit): Restriction => {
      const { kind, period, resetsAt } = limit;
      return {
        code: 'LIMIT_REACHED',
        limit: { kind, period },
        blocks: [...USES_OF_LIMIT[kind]],
        ...authorityOfLimit(limit, decisions),
        until: resetsAt,
        rule: ruleOf(LIMIT_RULES[kind]),
      };
    });
  return [...blocked, ...reached];
}

function authorityOf(code: string, player: RestrictedPlayer, decisions: Decisions): Authority {
  const ofBreak = breakBehind(code, player);
  if (ofBreak) return authorityOfBreak(ofBreak);
  // a time-out that no break has started has no row
  if (code === 'TIMED_OUT') return { ...BY_OPERATOR, until: player.timeOutEndsAt };
  if (code === 'ACCOUNT_CLOSED') return authorityOfClosing(player, decisions);
  if (code === 'SOURCE_OF_WEALTH_EXPIRED') return { ...BY_OPERATOR, since: player.wealthDueAt };
  if (BY_STAFF.has(code) && decisions.block) return ofStaff(decisions.block);
  if (!BY_LICENCE.has(code)) return BY_OPERATOR;
  const since = code === 'KYC_REQUIRED' ? decisions.identitySince : null;
  return { ...BY_OPERATOR, decidedBy: 'licence', since: since?.toISOString() ?? null };
}

const ofStaff = ({ staff, reason, at }: StaffDecision): Authority => ({
  decidedBy: 'staff',
  staff,
  reason,
  since: at.toISOString(),
  until: null,
});

/** The break in force that lasts longest; undefined for other codes and for an exclusion without a row. */
function breakBehind(code: string, { breaks, now }: RestrictedPlayer): RecordedBreak | undefined {
  if (code !== 'TIMED_OUT' && code !== 'SELF_EXCLUDED' && code !== 'PRODUCT_EXCLUDED') return undefined;
  const end = ({ endsAt }: RecordedBreak): number => (endsAt === null ? Infinity : Date.parse(endsAt));
  return breaks
    .filter((one) =>
      code === 'TIMED_OUT'
        ? one.kind === 'TIME_OUT' && end(one) > now
        : one.kind === 'EXCLUSION' && one.steps.at(-1)?.kind !== 'lifted',
    )
    .toSorted((one, other) => end(other) - end(one))[0];
}

function authorityOfBreak({ origin, startsAt, endsAt }: RecordedBreak): Authority {
  const decidedBy = origin === 'button' ? 'player' : origin;
  return { ...BY_OPERATOR, decidedBy, since: startsAt, until: endsAt };
}

function authorityOfClosing({ closing }: RestrictedPlayer, { closing: decision }: Decisions): Authority {
  if (decision) return ofStaff(decision);
  return {
    ...BY_OPERATOR,
    decidedBy: closing?.cause === 'PlayerRequest' ? 'player' : 'operator',
    since: closing?.at ?? null,
  };
}

/** Staff decided a limit that has the ceiling of their newest decision; the player every other one. */
function authorityOfLimit({ kind, period, ceiling }: RecordedLimit, { limits }: Decisions): Authority {
  const decision = limits.find(({ details }) => details['kind'] === kind && details['period'] === period);
  return decision?.details['ceiling'] === ceiling
    ? ofStaff(decision)
    : { ...BY_OPERATOR, decidedBy: 'player' };
}

function ruleBehind(
  code: string,
  { decidedBy }: Authority,
  player: RestrictedPlayer,
): ProtectionRuleName | undefined {
  if (decidedBy === 'register') return 'exclusionRegister';
  return breakBehind(code, player)?.origin === 'button' ? 'breakButton' : RULES[code];
}

function createRules({ settings }: RestrictionDeps, brand: string) {
  return (name: ProtectionRuleName | undefined): Restriction['rule'] => {
    if (name === undefined || !isBrandId(brand)) return null;
    const { regulator, licenceNumber } = explainProtection(brands[brand], settings.protectionMode);
    const source = legalSourceOf(brands[brand].licence, name);
    return {
      name,
      field: PROTECTION_RULE_FIELDS[name],
      regulator,
      licenceNumber,
      legalBasis: source?.title ?? null,
      section: source?.section ?? null,
      url: source?.url ?? null,
    };
  };
}

async function readDecisions(pool: Pool, playerId: string): Promise<Decisions> {
  const [care, closing, identity] = await Promise.all([
    pool.query<StaffDecision>(
      `select action, staff, reason, at, details from api.harm_action where player_id = $1 and action in ('limit', 'block', 'release') order by id desc`,
      [playerId],
    ),
    pool.query<StaffDecision>(
      `select action, staff, reason, at, '{}'::jsonb as details from api.account_decision where player_id = $1 and action in ('close', 'reopen') order by id desc limit 1`,
      [playerId],
    ),
    pool.query<{ at: Date }>(
      `select at from api.identity_check where player_id = $1 and kind in ('asked', 'asked-again') order by id desc limit 1`,
      [playerId],
    ),
  ]);
  return {
    block: care.rows.find(({ action }) => action === 'block'),
    closing: closing.rows.find(({ action }) => action === 'close'),
    limits: care.rows.filter(({ action }) => action === 'limit'),
    identitySince: identity.rows[0]?.at ?? null,
  };
}
