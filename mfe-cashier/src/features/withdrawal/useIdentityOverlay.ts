import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useContactSupport, useIsAvailable, useServices } from '@foyer/platform';
import { useEffect, useEffectEvent } from 'react';
import { actions, byLetter, texts, titles } from '../block-notice/BlockNotice.messages.ts';

/**
 * Opens the identity check when it prevents a withdrawal (requirements/screens#overlays-and-toasts), once for
 * each visit of the page: the notice on the page stays.
 */
export function useIdentityOverlay(isBlocked: boolean): void {
  const { locale, navigation, overlays } = useServices();
  const text = useText();
  const hasPage = useIsAvailable('profile-documents');
  const support = useContactSupport();

  const open = useEffectEvent(async () => {
    const outcome = await overlays.open('identity-verification-required', {
      title: text(titles.KYC_REQUIRED),
      body: text(hasPage ? texts.KYC_REQUIRED : byLetter.KYC_REQUIRED),
      okLabel: text(hasPage ? actions.verify : actions.support),
      dismissLabel: text(actions.later),
    });
    if (outcome !== 'ok') return;
    if (hasPage) await navigation.go(hrefTo(locale, 'profile-documents'));
    else if (support.onPress) support.onPress();
    else location.assign(support.href);
  });

  // Synchronises with the overlays of the shell.
  useEffect(() => {
    if (isBlocked) void open();
  }, [isBlocked]);
}
