import { useMutation } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Notice, Paragraph, Stack } from '@foyer/ui';
import { Switch } from '@foyer/ui/forms';
import type { DetailsCardProps } from '../details-card/detailsCardProps.ts';
import { SetMarketingConsentDocument } from './MarketingConsent.generated.ts';
import { messages } from './MarketingCard.messages.ts';

const CHANNELS = [
  ['email', 'isEmailMarketingAccepted'],
  ['sms', 'isSmsMarketingAccepted'],
  ['phone', 'isPhoneMarketingAccepted'],
  ['webPush', 'isWebPushMarketingAccepted'],
] as const;

/** A switch for each channel; it shows what the server has stored. */
export function MarketingChannels({ player }: DetailsCardProps) {
  const text = useText();
  const [save, { loading, error }] = useMutation(SetMarketingConsentDocument);
  return (
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
  );
}
