import { createFormatText } from '@foyer/i18n';
import { deviceOf } from '@foyer/kernel/device';
import { languageTag } from '@foyer/links';
import { rememberVisit } from '../services/preferences/rememberVisit.ts';
import { createCookieJar } from '../services/storage/adapters/cookies.ts';
import { rootDomain } from '../services/storage/adapters/rootDomain.ts';
import { rememberChoices } from '../services/preferences/rememberChoices.ts';
import { removeSpentParameters } from '../services/navigation/removeSpentParameters.ts';
import { logoutReasonOf, showLogoutReason } from '../services/session/showLogoutReason.ts';
import type { Shell } from './createShell.ts';

/** Services that follow the address; fetched once the first content is shown. */
export function startAddress(shell: Shell): void {
  const { platform, navigation, services, session } = shell;
  const { type, os } = deviceOf(window.navigator.userAgent);
  platform.hints.context = `;device=${type};os=${os}`; // requirements/entities#device
  const { hostname, search } = window.location;
  const rootCookies = createCookieJar(hostname, document, rootDomain(hostname, document));
  rememberVisit({ ...platform, cookies: rootCookies, search, createId: () => crypto.randomUUID() });
  rememberChoices({ ...platform, navigation });
  removeSpentParameters({ ...services, session });
  platform.bus.on('navigation.page-changed', () => explainLogout(shell));
  explainLogout(shell);
}

/** Shows the reason on the sportsbook only; the sign-in page shows its own. */
function explainLogout({ services, messages }: Shell): void {
  const { match, search } = services.navigation.current();
  const reason = match?.id === 'sports' ? logoutReasonOf(search) : undefined;
  if (reason)
    showLogoutReason(reason, services.toasts, createFormatText(languageTag(services.locale), messages));
}
