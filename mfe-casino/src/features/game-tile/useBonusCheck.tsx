import type { ReactNode } from 'react';
import { useText } from '@foyer/i18n';
import { useFeature, useServices, useWalletState } from '@foyer/platform';
import { IconButton } from '@foyer/ui';
import type { GameTile_gameFragment } from './GameTile.generated.ts';
import { messages } from './GameCard.messages.ts';

/**
 * The button that opens the bonus checker for a game in a list. Undefined without bonus money and at brands without
 * the checker.
 */
export function useBonusCheck({ name, slug }: Pick<GameTile_gameFragment, 'name' | 'slug'>): ReactNode {
  const text = useText();
  const { overlays } = useServices();
  const wallet = useWalletState();
  const isOffered = useFeature('BonusChecker') && wallet.status === 'STREAMING';
  return isOffered && wallet.bonusBalance.minor > 0 ? (
    <IconButton
      icon="gift"
      tone="secondary"
      size="small"
      label={text(messages.bonus, { game: name })}
      onPress={() => void overlays.open('bonus-checker', { gameSlug: slug })}
    />
  ) : undefined;
}
