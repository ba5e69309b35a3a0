import { useEffect, useState } from 'react';
import type { Analytics } from '@foyer/contract';
import type { RouteId } from '@foyer/links';
import { safeRedirect } from '@foyer/links';
import { payAndPlayFlowOf } from '@foyer/market';
import { useServices } from '@foyer/platform';
import { InternalPage } from './internal/InternalPage.tsx';
import { InternalCookiePage } from './internal-cookie/InternalCookiePage.tsx';
import { LoginCallbackPage } from './login-callback/LoginCallbackPage.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import { identifyPlayerBy } from '../services/analytics/adapters/browserAnalytics.ts';
import type { ShellSession } from '../services/session/createSession.ts';
import type { Journey } from '../services/session/adapters/identityProvider.ts';
import { continueJourney } from '../services/session/journey.ts';
import { useShell } from '../boot/shellContext.ts';

export { NotFoundPage } from './not-found/NotFoundPage.tsx';

const CONSENT_PROVIDER = 'CookieConsent';

/** Pages that the shell renders without a remote. */
export function ShellPage({ route }: { readonly route: RouteId }) {
  switch (route) {
    case 'identity-login-handler':
      return <IdentityHandler />;
    case 'login-handler':
    case 'redirection-handler':
      return <PassingHandler />;
    case 'payment-gateway-login-handler':
    case 'open-banking-login-handler':
    case 'bank-payment-login-handler':
      return <BankHandler route={route} />;
    case 'internal-cookie':
      return <InternalCookie />;
    case 'internal':
      return <InternalPage />;
    default:
      return <NotFoundPage reason="not-found" />;
  }
}

/**
 * Turns the response of the identity server into the session, then opens the page that the player
 * requested.
 */
function IdentityHandler() {
  const { session, services } = useShell();
  const leave = useLeave();
  const [failed, setFailed] = useState(false);
  // synchronises with the identity server: its code can be used once
  useEffect(() => {
    // also when another tab has already signed in: only this response contains the destination
    finishOnce(() => finishSignIn(session, services.analytics)).then(leave, async () => {
      // without a response, or with a used one, a signed-in player continues
      if (session.heldSession() === undefined) await session.restore();
      if (session.heldSession() !== undefined) leave(ofAddress());
      else setFailed(true);
    });
  }, [leave, services, session]);
  return (
    <LoginCallbackPage failed={failed} onRetry={() => void session.signIn().catch(() => setFailed(true))} />
  );
}

/** Reports a sign-in with its token (requirements/routes#layouts); a session that a later page restores is not reported. */
async function finishSignIn(session: ShellSession, analytics: Analytics): Promise<Journey> {
  const journey = await session.finishSignIn(location.href);
  await identifyPlayerBy(() => session.accessToken());
  analytics.track('login', {});
  return journey;
}

let finishing: Promise<Journey> | undefined;

function finishOnce(finish: () => Promise<Journey>): Promise<Journey> {
  finishing ??= finish().finally(() => {
    finishing = undefined;
  });
  return finishing;
}

/** Handlers of integrations whose session the gateway stores: the page only redirects. */
function PassingHandler() {
  const leave = useLeave();
  // synchronises with the address
  useEffect(() => leave(ofAddress()), [leave]);
  return <LoginCallbackPage failed={false} onRetry={() => leave({})} />;
}

/**
 * The bank returned the player, possibly to another tab: start a sign-in that the identity server completes
 * with the state in this browser.
 */
function BankHandler({ route }: { readonly route: RouteId }) {
  const { session } = useShell();
  const [failed, setFailed] = useState(false);
  const [start] = useState(() => () => {
    const { redir, carry } = ofAddress();
    const flow = payAndPlayFlowOf(route);
    setFailed(false);
    // the parameters pre-fill the deposit; the player confirms each payment
    session
      .signIn({ ...(redir !== undefined && { redir }), ...(carry && { carry }), ...(flow && { flow }) })
      .catch(() => setFailed(true));
  });
  // redirects to the identity server, once
  useEffect(start, [start]);
  return <LoginCallbackPage failed={failed} onRetry={start} />;
}

function InternalCookie() {
  const { navigation } = useServices();
  // synchronises with the address: requirements/routes#layouts, to `redir` when given
  useEffect(() => {
    const redir = safeRedirect(new URLSearchParams(location.search).get('redir') ?? '');
    if (redir !== undefined) void navigation.go(redir, { replace: true });
  }, [navigation]);
  return <InternalCookiePage provider={CONSENT_PROVIDER} />;
}

/**
 * The journey that a handler's own address describes; `destination` accepts only the parameters in
 * requirements/routes#layouts.
 */
function ofAddress(): Journey {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  return { redir: query['redir'], carry: query };
}

function useLeave(): (journey: Journey) => void {
  const { services } = useShell();
  const [leave] = useState(() => (journey: Journey) => continueJourney(services, journey));
  return leave;
}
