import { useQuery } from '@apollo/client/react';
import type { Slots } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { useFeature, useFeatureUse, useServices, useSessionState } from '@foyer/platform';
import { Button, Paragraph, Stack } from '@foyer/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useJackpot } from '../../features/jackpot-feed/useJackpot.ts';
import { messages as optInMessages } from '../../features/opt-in/OptInCard.messages.ts';
import { Refusal, useContributionText } from '../../features/opt-in/OptInForm.tsx';
import { JackpotWidgetDocument } from '../widget/JackpotWidget.generated.ts';
import { messages } from './OptInAndPlay.messages.ts';

/** A second button beside "Play" for players who are opted out: it opts in, and plays when that is confirmed. */
export function Component({ onPlay }: Slots['jackpot-raffle.play']) {
  const { market } = useServices();
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  const { data } = useQuery(JackpotWidgetDocument, { variables: { ipCountryCode: market.country } });
  return isPlayer && data?.root.jackpotSettings.enabled === true ? <OptInAndPlay onPlay={onPlay} /> : null;
}

function OptInAndPlay({ onPlay }: Slots['jackpot-raffle.play']) {
  const text = useText();
  const cost = useId();
  const { state, jackpot, currency } = useJackpot();
  const isPercentage = useFeature('jackpotContributionsInPercentage');
  const describe = useContributionText(currency, isPercentage);
  const use = useFeatureUse();
  const [isWaiting, setWaiting] = useState(false);
  const optIn = state?.optIn;
  const hasJoined = isWaiting && optIn?.status === 'true';
  const isRefused = isWaiting && optIn !== undefined && optIn.reasons.length > 0;

  const play = useEffectEvent(onPlay);
  // Synchronises with the provider's answer.
  useEffect(() => {
    if (hasJoined) play();
  }, [hasJoined]);

  if (state === undefined || optIn === undefined || (optIn.status !== 'false' && !isWaiting)) return null;
  return (
    <Stack gap="small">
      <Button
        size="large"
        tone="secondary"
        icon="jackpot"
        stretch
        describedBy={cost}
        disabled={state.link !== 'open'}
        busy={isWaiting && !isRefused}
        onPress={() => {
          setWaiting(true);
          use('opt-in-and-play');
          jackpot.send({ type: 'chosen', contribution: optIn.contribution });
        }}
      >
        {text(messages.play)}
      </Button>
      <div id={cost}>
        <Paragraph size="caption" tone="muted">
          <Text
            {...(isPercentage ? optInMessages.confirmPercent : optInMessages.confirmAmount)}
            values={describe(optIn.contribution)}
          />
        </Paragraph>
      </div>
      <Refusal reasons={optIn.reasons} />
    </Stack>
  );
}
