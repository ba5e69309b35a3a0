import { useMutation } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Notice, Paragraph, Stack } from '@foyer/ui';
import { Switch } from '@foyer/ui/forms';
import type { AccountDashboardQuery } from '../../Dashboard.generated.ts';
import { FoldedCard } from '../folded-card/FoldedCard.tsx';
import { SetMarketingConsentDocument } from './MarketingConsent.generated.ts';
import { messages } from './MarketingCard.messages.ts';

type Player = NonNullable<AccountDashboardQuery['viewer']>['player'];

const CHANNELS = [
  ['email', 'isEmailMarketingAccepted'],
  ['sms', 'isSmsMarketingAccepted'],
  ['phone', 'isPhoneMarketingAccepted'],
  ['webPush', 'isWebPushMarketingAccepted'],
] as const;

export interface MarketingCardProps {
  /** Undefined while loading. */
  readonly player: Player | undefined;
}

/**
 * The player's consent to marketing by channel (requirements/entities#player). A switch shows what the server has
 * stored.
 */
export function MarketingCard({ player }: MarketingCardProps) {
  const text = useText();
  const [save, { loading, error }] = useMutation(SetMarketingConsentDocument);
  // nothing can be accepted while marketing is blocked
  if (player?.marketingPreferences.marketingBlocked === true) return null;
  return (
    <FoldedCard title={text(messages.title)}>
      <Stack gap="medium">
        <Paragraph tone="muted">
          <Text {...messages.description} />
        </Paragraph>
        {CHANNELS.map(([channel, field]) => (
          <Switch
            key={channel}
            label={text(messages[channel])}
            value={player?.[field] ?? false}
            disabled={player === undefined || loading}
            onChange={(isAccepted) =>
              void save({ variables: { input: { [channel]: isAccepted } } }).catch(
                ignoreError('the card shows the failure'),
              )
            }
          />
        ))}
        {error !== undefined && (
          <Notice tone="negative" live>
            <Text {...messages.failed} />
          </Notice>
        )}
      </Stack>
    </FoldedCard>
  );
}
