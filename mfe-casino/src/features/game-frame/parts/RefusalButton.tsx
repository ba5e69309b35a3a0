import { Text } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useContactSupport, useServices } from '@foyer/platform';
import { Button, ButtonLink } from '@foyer/ui';
import { gameHref } from '../../catalogue/gameAddress.ts';
import type { RefusalAction } from '../launchRefusal.ts';
import type { StageGame } from '../useGameFrame.ts';
import { actions } from './refusal.messages.ts';

export interface RefusalButtonProps {
  readonly action: RefusalAction;
  readonly game: StageGame;
  readonly isFirst: boolean;
  onDemo(): void;
  onRetry(): void;
}

/** An action for a refusal, as a button or a link. */
export function RefusalButton({ action, game, isFirst, onDemo, onRetry }: RefusalButtonProps) {
  const { locale, market, navigation, session } = useServices();
  const support = useContactSupport();
  const tone = isFirst ? 'primary' : 'secondary';
  const presses: Partial<Record<RefusalAction, () => void>> = {
    'sign-in': () => void session.signIn({ redir: gameHref(locale, game.slug, 'ready') }),
    demo: onDemo,
    retry: onRetry,
    // the address names the free spins that were refused
    'own-stakes': () => void navigation.go(gameHref(locale, game.slug), { replace: true }).then(onRetry),
  };
  const hrefs: Partial<Record<RefusalAction, string>> = {
    limits: hrefTo(locale, 'profile-limits'),
    verify: hrefTo(locale, 'profile-dashboard'),
    terms: hrefTo(locale, 'terms-and-conditions'),
    'other-games': hrefTo(locale, 'games'),
    rewards: hrefTo(locale, 'rewards'),
    helpline: market.licence.helpline.url,
  };
  const label = <Text {...actions[action]} values={{ helpline: market.licence.helpline.name }} />;
  const press = presses[action];
  if (press !== undefined)
    return (
      <Button tone={tone} onPress={press}>
        {label}
      </Button>
    );
  const link = action === 'support' ? support : { href: hrefs[action] ?? hrefTo(locale, 'games') };
  return (
    <ButtonLink {...link} tone={tone} external={action === 'helpline'}>
      {label}
    </ButtonLink>
  );
}
