import type { GameLaunchRefusalReason } from '@foyer/graphql/main';
import type { ExplainedRule } from '@foyer/profile';

/** Actions offered for a refusal; the notice contains their texts. */
export type RefusalAction =
  | 'sign-in'
  | 'limits'
  | 'verify'
  | 'terms'
  | 'support'
  | 'demo'
  | 'other-games'
  | 'retry'
  | 'helpline'
  | 'rewards'
  | 'own-stakes';

export interface RefusalAdvice {
  readonly reason: GameLaunchRefusalReason;
  readonly tone: 'info' | 'warning' | 'negative';
  readonly actions: readonly RefusalAction[];
}

const ADVICE: Readonly<Record<GameLaunchRefusalReason, Omit<RefusalAdvice, 'reason'>>> = {
  SIGN_IN_REQUIRED: { tone: 'info', actions: ['sign-in', 'demo'] },
  ACCOUNT_CLOSED: { tone: 'negative', actions: ['support'] },
  // A self-excluded player is not offered another game.
  SELF_EXCLUDED: { tone: 'warning', actions: ['helpline'] },
  TIMED_OUT: { tone: 'warning', actions: ['helpline'] },
  PRODUCT_EXCLUDED: { tone: 'warning', actions: ['helpline'] },
  UNDER_AGE: { tone: 'warning', actions: ['support'] },
  REGISTER_UNAVAILABLE: { tone: 'warning', actions: ['retry'] },
  KYC_REQUIRED: { tone: 'warning', actions: ['verify', 'demo'] },
  SOURCE_OF_WEALTH_EXPIRED: { tone: 'warning', actions: ['verify', 'support'] },
  TERMS_NOT_ACCEPTED: { tone: 'info', actions: ['terms'] },
  COUNTRY_NOT_ALLOWED: { tone: 'warning', actions: ['other-games'] },
  LIMIT_REQUIRED: { tone: 'info', actions: ['limits'] },
  LIMIT_REACHED: { tone: 'warning', actions: ['limits', 'helpline'] },
  ON_BREAK: { tone: 'info', actions: ['helpline'] },
  GAME_NOT_FOUND: { tone: 'info', actions: ['other-games'] },
  DEMO_NOT_ALLOWED: { tone: 'info', actions: ['sign-in'] },
  GAME_UNAVAILABLE: { tone: 'warning', actions: ['retry', 'other-games'] },
  PROVIDER_UNAVAILABLE: { tone: 'warning', actions: ['retry', 'other-games'] },
  REWARDS_BLOCKED: { tone: 'warning', actions: ['rewards', 'own-stakes'] },
  FREE_SPINS_UNAVAILABLE: { tone: 'info', actions: ['rewards', 'own-stakes'] },
};

/** Rules of player protection behind a refusal, which the notice explains (requirements/regulation#why-this-rule). */
const RULES: Readonly<Partial<Record<GameLaunchRefusalReason, ExplainedRule>>> = {
  SELF_EXCLUDED: 'selfExclusion',
  PRODUCT_EXCLUDED: 'selfExclusion',
  TIMED_OUT: 'timeOut',
  KYC_REQUIRED: 'identityCheck',
  ON_BREAK: 'forcedBreak',
};

/** Rules of the limits that stakes count towards. */
const PLAY_LIMITS = { loss: 'lossLimit', wager: 'wagerLimit', session: 'sessionLimit' } as const;

/**
 * The rule that refused the game; undefined for reasons that protect no player. For a reached limit: the rule
 * of the first kind that the brand offers, by default the loss limit.
 *
 * @param limits - limits of the brand's licence.
 */
export function ruleOf(
  reason: GameLaunchRefusalReason,
  limits: readonly { readonly kind: string; readonly periods: readonly unknown[] }[],
): ExplainedRule | undefined {
  if (reason === 'LIMIT_REQUIRED') return 'depositLimit';
  if (reason !== 'LIMIT_REACHED') return RULES[reason];
  const kind = (['loss', 'wager', 'session'] as const).find((candidate) =>
    limits.some((limit) => limit.kind === candidate && limit.periods.length > 0),
  );
  return PLAY_LIMITS[kind ?? 'loss'];
}

/**
 * The first reason is the most severe and the only one shown. `isDemoAllowed` prevents offering a demo that
 * does not exist.
 */
export function adviceFor(
  reasons: readonly GameLaunchRefusalReason[],
  isDemoAllowed: boolean,
): RefusalAdvice {
  const reason = reasons[0] ?? 'GAME_UNAVAILABLE';
  const { tone, actions } = ADVICE[reason];
  return { reason, tone, actions: actions.filter((action) => action !== 'demo' || isDemoAllowed) };
}
