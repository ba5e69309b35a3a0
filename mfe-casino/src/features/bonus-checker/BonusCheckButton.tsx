import { useText } from '@foyer/i18n';
import { useFeature, useServices, useSessionState } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { messages } from './BonusCheckButton.messages.ts';

/** Opens the bonus checker before a game, for players of brands with the toggle BonusChecker. */
export function BonusCheckButton({ gameSlug }: { readonly gameSlug: string }) {
  const text = useText();
  const { overlays } = useServices();
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  return useFeature('BonusChecker') && isPlayer ? (
    <div>
      <Button
        tone="quiet"
        size="small"
        icon="gift"
        onPress={() => void overlays.open('bonus-checker', { gameSlug })}
      >
        {text(messages.check)}
      </Button>
    </div>
  ) : null;
}
