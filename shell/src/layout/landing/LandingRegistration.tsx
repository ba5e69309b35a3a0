import type { Services } from '@foyer/contract';
import type { FormatText } from '@foyer/i18n';
import { messages } from '../header/Header.messages.ts';

/**
 * Opens the start of the registration in a frame of the identity server (requirements/entities#local-flags,
 * `landing_registration`); its form continues in the whole window.
 */
export function openLandingRegistration(
  { locale, overlays, page }: Pick<Services, 'locale' | 'overlays' | 'page'>,
  text: FormatText,
): void {
  const title = text(messages.register);
  void overlays.open('default', {
    title,
    body: (
      <iframe
        width="100%"
        height="320"
        title={title}
        src={`/realms/${page.brand}/landing/register?ui_locales=${locale}`}
        sandbox="allow-forms allow-same-origin allow-top-navigation-by-user-activation"
      />
    ),
  });
}
