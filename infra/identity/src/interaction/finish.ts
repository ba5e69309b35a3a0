import type { InteractionState } from '../store/interactionStates.ts';
import { depositReturnedPage, depositWaitsPage } from '../pages/bankWaitPages.ts';
import { passkeyForm } from '../pages/passkeyForm.ts';
import { noticePage, type Notice } from '../pages/noticePages.ts';
import { passkeyOfferPage, reopenPage } from '../pages/confirmationPages.ts';
import { newPasswordPage } from '../pages/codePages.ts';
import { redirect } from '../pages/respond.ts';
import { REGISTER_UNAVAILABLE, RegisterUnavailable } from '../players/playersApi.ts';
import { CREATE_PROMPT } from '../realm/policy.ts';
import { trackReopening } from './trackReopening.ts';
import { warnOfUnusualSignIn } from './unusualSignIn.ts';
import { showExclusion } from './exclusion.ts';
import { goTo, show, showNotice, type Visit } from './visit.ts';

export interface Proof {
  readonly playerId: string;
  /** RFC 8176 methods: pwd, hwk, swk, otp, user */
  readonly methods: readonly string[];
  /** Time of a proof that is not from just now; ms since the epoch. */
  readonly provedAt?: number;
  readonly isNewPlayer?: boolean;
  readonly canHoldPasskey?: boolean;
  readonly mayChangePassword?: boolean;
}

/** requirements/states#account-closed: the page names the account that remains. */
const DOUBLE_ACCOUNT = 'MultipleAccounts';

const NOTICE_OF: Readonly<Record<string, Notice>> = {
  ACCOUNT_CLOSED: 'closed',
  TIMED_OUT: 'timed-out',
  COUNTRY_FORBIDDEN: 'country',
  MAINTENANCE: 'maintenance',
};

/**
 * Continues after an identity proof, and after each page that follows it: such a page may stay open while the player
 * is excluded in another tab. The api decides whether the player may sign in; without its answer the sign-in is
 * refused.
 * @throws ApiUnavailable
 */
export async function proceed(visit: Visit, proof: Proof): Promise<void> {
  const { services, scene, from } = visit;
  const verdict = await services.players.signInCheck(scene.brand, proof.playerId, from, scene.locale);
  if (verdict.allowed) return offerOrFinish(visit, proof);
  const details = { reason: verdict.reason };
  await services.events.record({
    kind: 'SIGN_IN_REFUSED',
    brand: scene.brand,
    playerId: proof.playerId,
    from,
    details,
  });
  if (verdict.reason === REGISTER_UNAVAILABLE) throw new RegisterUnavailable('/internal/sign-in-check');
  if (verdict.reason === 'ACCOUNT_CLOSED' && verdict.reopenByCustomerAllowed) {
    await services.events.record({
      kind: 'REOPEN_ACCOUNT_DISPLAYED',
      brand: scene.brand,
      playerId: proof.playerId,
      from,
    });
    await trackReopening(visit, 'REOPEN_ACCOUNT_DISPLAYED');
    await remember(visit, proof, 'reopen');
    return show(visit, 200, reopenPage(scene, visit.assets));
  }
  if (verdict.reason === 'SELF_EXCLUDED') {
    await remember(visit, proof, 'excluded');
    return showExclusion(visit, verdict);
  }
  const notice =
    verdict.cause === DOUBLE_ACCOUNT ? 'closed-double' : (NOTICE_OF[verdict.reason] ?? 'blocked');
  const credential = await services.credentials.byPlayer(scene.brand, proof.playerId);
  show(
    visit,
    403,
    noticePage(scene, visit.assets, notice, {
      until: verdict.until,
      login: credential?.email,
      text: verdict.text,
    }),
  );
}

/** Offers a passkey where the device supports one, then finishes the sign-in. */
async function offerOrFinish(visit: Visit, proof: Proof): Promise<void> {
  if (proof.mayChangePassword) {
    await remember(visit, proof, 'new-password');
    return show(visit, 200, newPasswordPage(visit.scene, visit.assets));
  }
  if (await wantsPasskeyOffer(visit, proof)) {
    await remember(visit, proof, 'passkey');
    return show(visit, 200, passkeyOffer(visit, proof.isNewPlayer === true));
  }
  await finish(visit, proof);
}

export function passkeyOffer(
  visit: Visit,
  isNew: boolean,
  problem?: string,
): ReturnType<typeof passkeyOfferPage> {
  return passkeyOfferPage(visit.scene, visit.assets, passkeyForm(visit.scene, 'register'), isNew, problem);
}

async function wantsPasskeyOffer(
  { services, scene }: Visit,
  { playerId, methods, canHoldPasskey }: Proof,
): Promise<boolean> {
  if (!canHoldPasskey || scene.relyingParty === undefined || !methods.includes('pwd')) return false;
  return (await services.passkeys.ofPlayer(scene.brand, playerId, scene.relyingParty)).length === 0;
}

async function remember(
  visit: Visit,
  { playerId, methods, provedAt, isNewPlayer, canHoldPasskey }: Proof,
  pendingStep: NonNullable<InteractionState['pendingStep']>,
): Promise<void> {
  await visit.services.interactionStates.write(visit.scene.brand, visit.interaction.uid, {
    signedIn: { playerId, methods, ...(provedAt !== undefined && { provedAt }) },
    pendingStep,
    isNewPlayer: isNewPlayer === true,
    canHoldPasskey: canHoldPasskey === true,
  });
}

/** Passes the result to oidc-provider; the session starts when oidc-provider loads the grant. */
async function finish(
  visit: Visit,
  { playerId, methods, provedAt = visit.services.clock() }: Proof,
): Promise<void> {
  const { services, scene, provider, interaction, request, response } = visit;
  await warnOfUnusualSignIn(visit, playerId);
  await services.events.record({
    kind: 'SIGN_IN_SUCCEEDED',
    brand: scene.brand,
    playerId,
    from: visit.from,
    details: { methods },
  });
  await services.interactionStates.clear(scene.brand, interaction.uid);
  // shared computer: the previous player is signed out, with the session and its tokens
  const before = await provider.Session.get(provider.createContext(request, response));
  if (before.accountId !== undefined && before.accountId !== playerId) {
    await services.sessions.end(scene.brand, before.uid, 'OTHER_PLAYER_SIGNED_IN');
    delete interaction.session;
  }
  // not remembered: the cookie ends with the browser, the session by its own time limits
  const login = { accountId: playerId, amr: [...methods], remember: false, ts: Math.floor(provedAt / 1_000) };
  interaction.result = { login, [CREATE_PROMPT]: {} };
  await interaction.persist();
  redirect(response, interaction.returnTo);
}

/**
 * Returns without a sign-in: the client receives `access_denied` and continues as a visitor
 * (requirements/errors#identity-server).
 */
export async function cancelInteraction({ interaction, response }: Visit): Promise<void> {
  interaction.result = { error: 'access_denied', error_description: 'the player cancelled the sign-in' };
  await interaction.persist();
  redirect(response, interaction.returnTo);
}

/** Shows the pending step of an interaction again after a reload; false when no step is pending. */
export async function showWaiting(visit: Visit): Promise<boolean> {
  const state = await visit.services.interactionStates.read(visit.scene.brand, visit.interaction.uid);
  if (!state.signedIn) return false;
  // the exclusion may have ended since
  if (state.pendingStep === 'excluded') await proceed(visit, state.signedIn);
  else if (state.pendingStep === 'reopen') show(visit, 200, reopenPage(visit.scene, visit.assets));
  else if (state.pendingStep === 'new-password') show(visit, 200, newPasswordPage(visit.scene, visit.assets));
  else if (state.pendingStep === 'passkey') show(visit, 200, passkeyOffer(visit, state.isNewPlayer === true));
  else if (state.pendingStep === 'deposit-returned')
    show(visit, 200, depositReturnedPage(visit.scene, visit.assets, state.notice ?? ''));
  else if (state.pendingStep === 'deposit-waits')
    show(visit, 200, depositWaitsPage(visit.scene, visit.assets, state.notice ?? ''));
  else return false;
  return true;
}

export async function answerReopening(visit: Visit, isConfirmed: boolean): Promise<void> {
  const { services, scene, interaction, from } = visit;
  const { signedIn, pendingStep } = await services.interactionStates.read(scene.brand, interaction.uid);
  if (!signedIn || pendingStep !== 'reopen') return goTo(visit, '');
  const kind = isConfirmed ? 'REOPEN_ACCOUNT_CONFIRMED' : 'REOPEN_ACCOUNT_DECLINED';
  await services.events.record({ kind, brand: scene.brand, playerId: signedIn.playerId, from });
  await trackReopening(visit, kind);
  if (!isConfirmed) {
    await services.interactionStates.clear(scene.brand, interaction.uid);
    return cancelInteraction(visit);
  }
  if (await services.players.reopen(scene.brand, signedIn.playerId)) return proceed(visit, signedIn);
  showNotice(visit, 403, 'closed');
}
