import type { Claim } from '../players/payAndPlayApi.ts';
import { ApiUnavailable } from '../players/playersApi.ts';
import type { Services } from '../services.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import type { Origin } from '../store/events.ts';

/** How the deposit ended; `waits`: held on, until its player has accepted the terms of today (ADR 0125). `bank` is the bank's own refusal, everything else a rule of ours. */
export type Settlement =
  | { readonly kind: 'landed' }
  | { readonly kind: 'waits' }
  | { readonly kind: 'returned'; readonly why: 'limit' | 'offer' | 'bank' | 'late' | 'rule' };

const LANDED: ReadonlySet<string> = new Set(['Completed', 'Initialized']);
const WHY: Readonly<Record<string, 'limit' | 'late'>> = { LIMIT_REACHED: 'limit', GONE: 'late' };

/**
 * Puts the held deposit into the account, or sends it back. The claim is the api's and has its effect once, so this may be called again after any failure.
 * @throws ApiUnavailable when nobody knows yet; the login stays as it is and is settled later, by the player or by the sweep.
 */
export async function settle(services: Services, login: BankLogin, from?: Origin): Promise<Settlement> {
  const claim = await services.payAndPlay.claim(login);
  if (claim.kind === 'later') throw new ApiUnavailable('/internal/pay-and-play/claim');
  const settlement = settlementOf(claim);
  if (settlement.kind === 'waits') {
    // looked after again in its turn, behind the others
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
  // an account of before, connected now, may not have answered yet; a new one has (ADR 0113)
  if (claim.kind === 'refused')
    return {
      kind: 'returned',
      why: claim.reasons.includes('LIMIT_OFFERED') ? 'offer' : (WHY[claim.code] ?? 'rule'),
    };
  if (LANDED.has(claim.status)) return { kind: 'landed' };
  // the provider said no, or a rule was broken between the approval and the credit
  return { kind: 'returned', why: claim.status === 'Cancelled' ? 'bank' : 'rule' };
}

/** New terms are asked for where the player comes in; a deposit that nothing else forbids need not go back for it. */
function isForTermsOnly(reasons: readonly string[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason === 'TERMS_NOT_ACCEPTED');
}

/** Over without an account or a sign-in: the money goes back, and nothing of the person is kept. */
export async function giveBack(
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
const MOST_A_SWEEP = 20;

/** Deposits of accounts whose player's tab was closed between the account and the money, and of those who have accepted new terms by now. */
export async function settleLeft(services: Services): Promise<void> {
  for (const login of await services.bankLogins.left(new Date(services.clock() - LEFT_MS), MOST_A_SWEEP)) {
    const verdict = await services.players.signInCheck(login.brand, login.playerId, {
      country: login.country,
      address: '',
    });
    await (verdict.allowed ? settle(services, login) : giveBack(services, login, undefined, verdict.reason));
  }
}
