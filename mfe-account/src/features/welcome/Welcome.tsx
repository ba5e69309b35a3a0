import { useEffect } from 'react';
import { useText } from '@foyer/i18n';
import type { PageId } from '@foyer/links';
import { useNavigationState, useServices } from '@foyer/platform';
import { messages } from './Welcome.messages.ts';

interface WelcomeProps {
  /** Undefined until the player is loaded. */
  readonly name: string | undefined;
}

/** Pages on which a sign-in or registration is still in progress. */
const ON_THE_WAY: readonly (PageId | undefined)[] = [
  'identity-login-handler',
  'login-handler',
  'login',
  'register',
];

/**
 * Shown once per device after the first sign-in as a toast that can be dismissed
 * (requirements/screens#overlays-and-toasts).
 */
export function Welcome({ name }: WelcomeProps) {
  const text = useText();
  const { storage, toasts, now } = useServices();
  const { match } = useNavigationState();
  const isOnTheWay = ON_THE_WAY.includes(match?.id);
  // Toasts and device storage are outside React.
  useEffect(() => {
    if (isOnTheWay || name === undefined || name === '' || storage.read('welcomeShownAt') !== undefined)
      return;
    storage.write('welcomeShownAt', String(now()));
    toasts.show('info', text(messages.welcome, { name }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the player is known and has arrived
  }, [name, isOnTheWay]);
  return null;
}
