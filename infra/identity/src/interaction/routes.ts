import { takeDetails, takeLimits } from '../bank/account.ts';
import { link, showLink } from '../bank/linkAccount.ts';
import { bankRequest } from '../bank/returnPath.ts';
import { goToBank, showBank } from '../bank/showBank.ts';
import { continueWithoutDeposit } from '../bank/signInByBank.ts';
import { cancel, start } from '../bank/start.ts';
import { linkEid, showEidLink } from '../eid/linkEid.ts';
import { registerByEid, showEid } from '../eid/showEid.ts';
import { startEid } from '../eid/startEid.ts';
import { isStep } from '../registration/steps.ts';
import { CREATE_PROMPT } from '../realm/policy.ts';
import { changePassword, checkCode, requestCode, showCodeEntry, showCodeRequest } from './code.ts';
import { requestReturn, withdrawExcluded, withdrawReturn } from './exclusion.ts';
import { answerReopening, cancelInteraction, showWaiting } from './finish.ts';
import {
  authenticate,
  authenticationOptions,
  register,
  registrationOptions,
  skipPasskey,
} from './passkeys.ts';
import { beginRegistration, resendPhoneCode, showRegistration, takeStep } from './registration.ts';
import { sendResumeLink } from './resumeLink.ts';
import { takeSinglePage } from './singleRegistration.ts';
import { showSignIn, signIn } from './signIn.ts';
import { signInByTicket } from './ticket.ts';
import { goTo, showNotice, type Visit } from './visit.ts';

type Action = (visit: Visit) => Promise<void> | void;

/** Every path of an interaction, below `/realms/{brand}/interaction/{uid}`. */
const PAGES: Readonly<Record<string, Action>> = {
  '': showFirst,
  '/sign-in': showSignIn,
  '/code': showCodeRequest,
  '/code/enter': showCodeEntry,
  '/register': showRegistration,
  '/bank': showBank,
  '/e-id': showEid,
  '/e-id/link': showEidLink,
  '/bank/go': goToBank,
  '/bank/link': showLink,
};

const ACTIONS: Readonly<Record<string, Action>> = {
  '/sign-in': signIn,
  '/cancel': cancelInteraction,
  '/e-id/start': startEid,
  '/e-id/register': registerByEid,
  '/e-id/link': linkEid,
  '/register/single': takeSinglePage,
  '/register/later': sendResumeLink,
  '/register/phone/resend': resendPhoneCode,
  '/code': requestCode,
  '/code/check': checkCode,
  '/new-password': (visit) => changePassword(visit, false),
  '/new-password/skip': (visit) => changePassword(visit, true),
  '/reopen/confirm': (visit) => answerReopening(visit, true),
  '/reopen/decline': (visit) => answerReopening(visit, false),
  '/exclusion/withdraw': withdrawExcluded,
  '/exclusion/return': requestReturn,
  '/exclusion/return/withdraw': withdrawReturn,
  '/bank/start': start,
  '/bank/details': takeDetails,
  '/bank/limits': takeLimits,
  '/bank/link': link,
  '/bank/give-up': cancel,
  '/bank/continue': continueWithoutDeposit,
  '/passkey/authenticate/options': authenticationOptions,
  '/passkey/authenticate': authenticate,
  '/passkey/register/options': registrationOptions,
  '/passkey/register': register,
  '/passkey/later': skipPasskey,
};

/** Paths that scripts call with JSON instead of a form. */
export const SCRIPT_ADDRESSES: readonly string[] = [
  '/passkey/authenticate/options',
  '/passkey/register/options',
];

/** Sign-in attempts: a visitor who may not sign in gets the refusal before any form. */
const GUARDED =
  /^(?:|\/sign-in|\/code|\/register|\/register\/\w+|\/bank|\/bank\/(?:start|details|limits|link)|\/passkey\/authenticate|\/e-id|\/e-id\/\w+)$/;

/** Sign-in and registration by the identity server's own means, not by a bank. */
const OWN_SIGN_IN =
  /^\/(?:sign-in|code(?:\/.*)?|register(?:\/.*)?|e-id(?:\/.*)?|passkey\/authenticate(?:\/.*)?)$/;

export async function route(visit: Visit, method: string, path: string): Promise<void> {
  if (OWN_SIGN_IN.test(path) && !visit.scene.features.has('IdentityServer'))
    return showNotice(visit, 403, 'sign-in-not-offered');
  if (GUARDED.test(path) && (await isVisitorRefused(visit))) return;
  const step = /^\/register\/(\w+)$/.exec(path)?.[1];
  if (method === 'POST' && isStep(step)) return takeStep(visit, step);
  const table = method === 'POST' ? ACTIONS : PAGES;
  const action = Object.hasOwn(table, path) ? table[path] : undefined;
  if (!action) return showNotice(visit, 404, 'not-found');
  await action(visit);
}

async function showFirst(visit: Visit): Promise<void> {
  if (await showWaiting(visit)) return;
  if (await signInByTicket(visit)) return;
  if (bankRequest(visit.interaction.params).flow !== undefined) return goTo(visit, '/bank');
  await (visit.interaction.prompt.name === CREATE_PROMPT ? beginRegistration(visit) : showSignIn(visit));
}

async function isVisitorRefused(visit: Visit): Promise<boolean> {
  const { services, scene, from, request } = visit;
  if (services.connectionRisk.unsafe(request.headers)) {
    await services.events.record({ kind: 'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION', brand: scene.brand, from });
    showNotice(visit, 403, 'unsafe');
    return true;
  }
  if (scene.market.brand.countries.includes(scene.market.country)) return false;
  await services.events.record({ kind: 'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY', brand: scene.brand, from });
  showNotice(visit, 403, 'country');
  return true;
}
