import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Facts } from '@foyer/ui';
import type { GameDetails_gameFragment } from '../game-details/GameDetails.generated.ts';
import { useGameDetails } from '../game-details/useGameDetails.ts';
import type { Interruption } from './gameFrame.states.ts';
import { messages } from './interruptions.messages.ts';

/**
 * Renders each overlay over a paused game. Texts are translated here, because an overlay renders outside this
 * remote.
 */
export function useInterruptions(
  game: GameDetails_gameFragment & { readonly name: string },
): (interruption: Interruption) => void {
  const text = useText();
  const { overlays, navigation, market, locale } = useServices();
  const facts = useGameDetails(game);

  const openCashier = (): void => {
    if (navigation.isAvailable('deposit')) void overlays.open('quick-deposit', {});
    else
      void overlays.open('default', { title: text(messages.noCashier), body: text(messages.noCashierText) });
  };
  const help = { email: market.brand.supportEmail, helpline: market.licence.helpline.name };

  const shows: Readonly<Record<Interruption, () => void>> = {
    cashier: openCashier,
    help: () =>
      void overlays.open('default', {
        title: text(messages.helpTitle, { game: game.name }),
        body: text(messages.help, help),
      }),
    rules: () =>
      void overlays.open('default', {
        title: text(messages.rules, { game: game.name }),
        body: <Facts items={facts} />,
      }),
    history: () => void navigation.go(hrefTo(locale, 'profile-game-history')),
  };
  return (interruption) => shows[interruption]();
}
