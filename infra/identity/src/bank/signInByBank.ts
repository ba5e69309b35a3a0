import { dateAndTime, moneyText } from '../pages/formats.ts';
import { bankUnfinishedPage, depositReturnedPage, depositWaitsPage } from '../pages/bankWaitPages.ts';
import { proceed } from '../interaction/finish.ts';
import { goTo, show, showNotice, type Visit } from '../interaction/visit.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import type { InteractionState } from '../store/interactionStates.ts';
import { forgetBankLogin } from './cookie.ts';
import { returnDeposit, settle, type Settlement } from './settleHeldDeposit.ts';
import { showStart } from './start.ts';

/** Maximum age of a proof that opens a session; the bank supplies a new one after that. */
const PROOF_MS = 15 * 60_000;

/** Claims the deposit for the existing account and signs the player in. An old proof opens no session. */
export async function signInByBank(visit: Visit, login: BankLogin): Promise<void> {
  const { services, scene, from } = visit;
  if (!isProved(visit, login)) return showAtBank(visit, login);
  const proof = {
    playerId: login.playerId,
    methods: ['bank', login.flow],
    isNewPlayer: login.isNewPlayer,
    ...(login.provedAt && { provedAt: login.provedAt.getTime() }),
  };
  const verdict = await services.players.signInCheck(scene.brand, login.playerId, from);
  if (!verdict.allowed) {
    await returnDeposit(services, login, from, verdict.reason);
    forgetBankLogin(visit);
    return proceed(visit, proof);
  }
  // the deposit is claimed in any case; a bank that support has disconnected since cannot sign the player in
  const isConnected =
    login.subjectHash !== null &&
    (await services.bankLogins.playerOf(scene.brand, login.subjectHash)) === login.playerId;
  const settlement = await settle(services, login, from);
  // the cookie of a waiting deposit is kept: the login can be continued, or cancelled by starting another one
  if (settlement.kind !== 'waits' || !isConnected) forgetBankLogin(visit);
  if (!isConnected) {
    // without a sign-in the terms cannot be accepted, so the deposit is refunded
    if (settlement.kind === 'waits') await returnDeposit(services, login, from, 'BANK_DISCONNECTED');
    return showNotice(
      visit,
      403,
      'bank-disconnected',
      settlement.kind === 'landed' ? {} : { returned: moneyText(scene, login.amount, login.currency) },
    );
  }
  if (settlement.kind === 'landed') return proceed(visit, proof);
  await showSettlement(visit, login, settlement, {
    playerId: proof.playerId,
    methods: proof.methods,
    ...(proof.provedAt !== undefined && { provedAt: proof.provedAt }),
  });
}

/** True if the payer's own browser brought a recent proof from the bank. */
export function isProved({ services }: Visit, { provedAt }: BankLogin): boolean {
  return provedAt !== null && services.clock() - provedAt.getTime() <= PROOF_MS;
}

/** Shows the login that is still at the bank; one that ended there starts again. */
export async function showAtBank(visit: Visit, login: BankLogin): Promise<void> {
  const { services, scene, assets } = visit;
  const held = await services.payAndPlay.read(login);
  if (held.state !== 'over')
    return show(
      visit,
      200,
      bankUnfinishedPage(scene, assets, {
        login,
        url: held.url,
        heldUntil: held.state === 'held' ? new Date(held.heldUntil) : undefined,
      }),
    );
  await services.bankLogins.end(login);
  forgetBankLogin(visit);
  await showStart(visit, 200, {
    problem: scene.t(held.status === 'cancelled' ? 'identity.bank.cancelled' : 'identity.bank.notPaid'),
  });
}

/** Signed in, but the deposit is not credited: explains where it is before the lobby opens. */
async function showSettlement(
  visit: Visit,
  login: BankLogin,
  settlement: Exclude<Settlement, { kind: 'landed' }>,
  signedIn: NonNullable<InteractionState['signedIn']>,
): Promise<void> {
  const { services, scene, assets, interaction } = visit;
  const isWaiting = settlement.kind === 'waits';
  const text = isWaiting ? pendingText(visit, login) : returnedText(visit, login, settlement);
  await services.interactionStates.write(scene.brand, interaction.uid, {
    signedIn,
    pendingStep: isWaiting ? 'deposit-waits' : 'deposit-returned',
    isNewPlayer: login.isNewPlayer,
    notice: text,
  });
  show(
    visit,
    200,
    isWaiting ? depositWaitsPage(scene, assets, text) : depositReturnedPage(scene, assets, text),
  );
}

/** The deposit is held until the terms are accepted or the hold expires. */
function pendingText({ scene }: Visit, { amount, currency, heldUntil }: BankLogin): string {
  return scene.t('identity.bank.waits', {
    amount: moneyText(scene, amount, currency),
    date: heldUntil === null ? '' : dateAndTime(scene, heldUntil.getTime()),
  });
}

function returnedText(
  { scene }: Visit,
  login: BankLogin,
  { reason }: Extract<Settlement, { kind: 'returned' }>,
): string {
  return scene.t(`identity.bank.returned.${reason}`, {
    amount: moneyText(scene, login.amount, login.currency),
  });
}

/** Continues after the player has read that the deposit is refunded or held. */
export async function continueWithoutDeposit(visit: Visit): Promise<void> {
  const { signedIn, pendingStep } = await visit.services.interactionStates.read(
    visit.scene.brand,
    visit.interaction.uid,
  );
  if (!signedIn || (pendingStep !== 'deposit-returned' && pendingStep !== 'deposit-waits'))
    return goTo(visit, '');
  await proceed(visit, signedIn);
}
