import type { Claim } from '../players/payAndPlayApi.ts';
import { ApiUnavailable } from '../players/playersApi.ts';
import type { Services } from '../services.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import type { Origin } from '../store/events.ts';

/**
 * Outcome of the deposit. `waits`: held until the player accepts the current terms (ADR 0107). `bank`:
 * refused by the bank; every other reason is a rule of the platform.
 */
export type Settlement =
  | { readonly kind: 'landed' }
  | { readonly kind: 'waits' }
  | { readonly kind: 'returned'; readonly reason: 'limit' | 'offer' | 'bank' | 'late' | 'rule' };

const LANDED: ReadonlySet<string> = new Set(['Completed', 'Initialized']);
const WHY: Readonly<Record<string, 'limit' | 'late'>> = { LIMIT_REACHED: 'limit', GONE: 'late' };

/**
 * Credits the held deposit to the account or refunds it. The api executes a claim once, so a call can be
 * repeated after any failure.
 * @throws ApiUnavailable when the outcome is unknown; the login is unchanged and settled later, by the
 * player or by the sweep.
 */
export async function settle(services: Services, login: BankLogin, from?: Origin): Promise<Settlement> {
  const claim = await services.payAndPlay.claim(login);
  if (claim.kind === 'later') throw new ApiUnavailable('/internal/pay-and-play/claim');
  const settlement = settlementOf(claim);
  if (settlement.kind === 'waits') {
    // updates the time of the login, so that the sweep handles the others first
    await services.bankLogins.save(login, {});
    return settlement;
  }
  if (claim.kind === 'refused') await services.payAndPlay.release(login);
  await services.bankLogins.end(login);
  await services.events.record({
    kind: settlement.kind === 'landed' ? 'BANK_DEPOSIT_LANDED' : 'BANK_DEPOSIT_RETURNED',
    brand: login.brand,
    playerId: login.playerId,
    from,
    details: {
      reference: login.reference,
      flow: login.flow,
      ...(claim.kind === 'refused' ? { code: claim.code, reasons: claim.reasons } : { status: claim.status }),
    },
  });
  return settlement;
}

function settlementOf(claim: Exclude<Claim, { kind: 'later' }>): Settlement {
  if (claim.kind === 'refused' && isForTermsOnly(claim.reasons)) return { kind: 'waits' };
  // an existing account connected now may not have answered the limit offer yet; a new one has (ADR 0113)
  if (claim.kind === 'refused')
    return {
      kind: 'returned',
      reason: claim.reasons.includes('LIMIT_OFFERED') ? 'offer' : (WHY[claim.code] ?? 'rule'),
    };
  if (LANDED.has(claim.status)) return { kind: 'landed' };
  // the provider refused, or a rule was broken between approval and credit
  return { kind: 'returned', reason: claim.status === 'Cancelled' ? 'bank' : 'rule' };
}

/** The sign-in shows new terms, so a deposit blocked by the terms alone is not refunded. */
function isForTermsOnly(reasons: readonly string[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason === 'TERMS_NOT_ACCEPTED');
}

/** Ends the login without an account or a sign-in: refunds the deposit and stores no personal data. */
export async function returnDeposit(
  services: Services,
  login: BankLogin,
  from: Origin | undefined,
  code: string,
): Promise<void> {
  await services.payAndPlay.release(login);
  await services.bankLogins.end(login);
  await services.events.record({
    kind: 'BANK_DEPOSIT_RETURNED',
    brand: login.brand,
    from,
    details: { reference: login.reference, flow: login.flow, code },
  });
}

const LEFT_MS = 2 * 60_000;
const MAX_PER_SWEEP = 20;

/** Settles deposits whose player closed the tab before the credit, or has accepted new terms since. */
export async function settleDeferred(services: Services): Promise<void> {
  for (const login of await services.bankLogins.left(new Date(services.clock() - LEFT_MS), MAX_PER_SWEEP)) {
    const verdict = await services.players.signInCheck(login.brand, login.playerId, {
      country: login.country,
      address: '',
    });
    await (verdict.allowed
      ? settle(services, login)
      : returnDeposit(services, login, undefined, verdict.reason));
  }
}
