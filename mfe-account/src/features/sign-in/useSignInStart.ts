import { useEffect, useState } from 'react';
import { useBusinessReady, useServices, useSessionState } from '@foyer/platform';
import { useAutoSignIn } from './useAutoSignIn.ts';

export interface SignInStartOptions {
  /** The address has `autoSignIn`. */
  readonly automatic: boolean;
  readonly isOffered: boolean;
  /** Address at which a signed-in player continues. */
  readonly next: string;
  /** Opens the identity server. */
  signIn(): Promise<void>;
}

export interface SignInStart {
  /** `opening`: the page is about to be left. */
  readonly phase: 'idle' | 'opening' | 'failed';
  /** Opened with `autoSignIn`, which suppresses the loading spinner. */
  readonly isQuiet: boolean;
  start(): void;
}

/**
 * The start of a sign-in page: redirects a signed-in player, and starts without a click when the address
 * requests it.
 */
export function useSignInStart({ automatic, isOffered, next, signIn }: SignInStartOptions): SignInStart {
  const { navigation } = useServices();
  const { status } = useSessionState();
  const [phase, setPhase] = useState<SignInStart['phase']>('idle');
  const isSignedIn = status === 'LOGGED_IN';
  const isSettled = status !== 'LOADING';
  const isQuiet = useAutoSignIn(isSettled);
  useBusinessReady(isSettled);

  function start(): void {
    setPhase('opening');
    signIn().catch(() => setPhase('failed'));
  }

  useEffect(() => {
    // The identity server and the address bar are outside React; each redirect happens at most once.
    if (isSignedIn) void navigation.go(next, { replace: true });
    else if (isSettled && automatic && isOffered) start();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the request is read from the address once per arrival
  }, [isSignedIn, isSettled, automatic, isOffered]);

  return { phase: isSignedIn ? 'opening' : phase, isQuiet, start };
}
