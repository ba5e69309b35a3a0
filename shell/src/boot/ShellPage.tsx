import { useEffect, useState } from 'react';
import type { RouteId } from '@foyer/links';
import { safeRedirect } from '@foyer/links';
import { payAndPlayFlowOf } from '@foyer/market';
import { useServices } from '@foyer/platform';
import { InternalCookiePage } from '../pages/internal-cookie/InternalCookiePage.tsx';
import { LoginHandlerPage } from '../pages/login-handler/LoginHandlerPage.tsx';
import { NowherePage } from '../pages/nowhere/NowherePage.tsx';
import type { Journey } from '../services/session/adapters/identityProvider.ts';
import { destination } from '../services/session/journey.ts';
import { useShell } from './shellContext.ts';

const NAVIGATE_AFTER_MS = 1; // requirements/routes#layouts
const CONSENT_PROVIDER = 'CookieConsent';

/** Pages that exist when no remote does. */
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
    default:
      return <NowherePage reason="not-found" />; // internal/*: nothing of it exists in this product
  }
}

/** The answer of the identity server becomes the session; then on to where the player wanted to go. */
function IdentityHandler() {
  const { session } = useShell();
  const leave = useLeave();
  const [failed, setFailed] = useState(false);
  // synchronises with the identity server: its code is good once
  useEffect(() => {
    // also while somebody is in, by another tab: who has just signed in goes on, and only this answer knows where to
    finishOnce(() => session.finishSignIn(location.href)).then(leave, () => {
      // an address gone back to: its code has been used
      if (session.current().status === 'LOGGED_IN') leave(ofAddress());
      else setFailed(true);
    });
  }, [leave, session]);
  return (
    <LoginHandlerPage failed={failed} onRetry={() => void session.signIn().catch(() => setFailed(true))} />
  );
}

let finishing: Promise<Journey> | undefined;

function finishOnce(finish: () => Promise<Journey>): Promise<Journey> {
  finishing ??= finish().finally(() => {
    finishing = undefined;
  });
  return finishing;
}

/** Handlers of integrations whose session the gateway keeps: there is nothing to read here but the way on. */
function PassingHandler() {
  const leave = useLeave();
  // synchronises with the address
  useEffect(() => leave(ofAddress()), [leave]);
  return <LoginHandlerPage failed={false} onRetry={() => leave({})} />;
}

/** The bank sent the player back, perhaps into another tab: a sign-in begins, and the identity server goes on with what this browser holds. */
function BankHandler({ route }: { readonly route: RouteId }) {
  const { session } = useShell();
  const [failed, setFailed] = useState(false);
  const [start] = useState(() => () => {
    const { redir, setCustomJackpot } = Object.fromEntries(new URLSearchParams(location.search));
    const flow = payAndPlayFlowOf(route);
    setFailed(false);
    // the amount has been paid: carried on, it would ask for a second deposit
    session
      .signIn({
        ...(redir && { redir }),
        ...(setCustomJackpot && { carry: { setCustomJackpot } }),
        ...(flow && { flow }),
      })
      .catch(() => setFailed(true));
  });
  // leaves for the identity server, once
  useEffect(start, [start]);
  return <LoginHandlerPage failed={failed} onRetry={start} />;
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

/** What a handler's address itself says of the way on; `destination` takes of it what requirements/routes#layouts names. */
function ofAddress(): Journey {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  return { redir: query['redir'], carry: query };
}

function useLeave(): (journey: Journey) => void {
  const { services } = useShell();
  const [leave] = useState(() => (journey: Journey) => {
    const href = destination(services.locale, journey);
    setTimeout(() => void services.navigation.go(href, { replace: true }), NAVIGATE_AFTER_MS);
  });
  return leave;
}
