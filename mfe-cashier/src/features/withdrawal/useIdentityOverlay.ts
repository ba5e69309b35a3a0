import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useContactSupport, useIsAvailable, useServices } from '@foyer/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { actions, bySupport, texts, titles } from '../block-notice/BlockNotice.messages.ts';

/**
 * Opens the identity check when it prevents a withdrawal (requirements/screens#overlays-and-toasts), once for
 * each visit of the page.
 * @returns true while the overlay is open: the page then shows no second request.
 */
export function useIdentityOverlay(isBlocked: boolean): boolean {
  const { analytics, locale, navigation, overlays } = useServices();
  const text = useText();
  const hasPage = useIsAvailable('profile-documents');
  const support = useContactSupport();
  const [isAnswered, setAnswered] = useState(false);

  const open = useEffectEvent(async () => {
    analytics.track('IDENTITY_VERIFICATION_DISPLAYED_ON_WITHDRAWAL', {}); // requirements/errors#tracking-cases
    const outcome = await overlays.open('identity-verification-required', {
      title: text(titles.KYC_REQUIRED),
      body: text(hasPage ? texts.KYC_REQUIRED : bySupport.KYC_REQUIRED),
      okLabel: text(hasPage ? actions.verify : actions.support),
      dismissLabel: text(actions.later),
    });
    setAnswered(true);
    if (outcome !== 'ok') return;
    if (hasPage) await navigation.go(hrefTo(locale, 'profile-documents'));
    else if (support.onPress) support.onPress();
    else location.assign(support.href);
  });

  // Synchronises with the overlays of the shell.
  useEffect(() => {
    if (isBlocked) void open();
  }, [isBlocked]);

  return isBlocked && !isAnswered;
}
