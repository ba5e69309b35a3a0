import { Text, useText } from '@foyer/i18n';
import { useOverlays, useToasts } from '@foyer/platform';
import { Button, Card, Heading, Paragraph, Row, Stack } from '@foyer/ui';
import { useId } from 'react';
import { messages, texts, titles } from './EngagementGate.messages.ts';
import { refusals } from './refusals.messages.ts';
import type { Participation } from './useParticipation.ts';

interface OptInProps {
  readonly participation: Participation;
}

/** Explains gamification and opts the player in. */
export function OptInCard({ participation }: OptInProps) {
  const id = useId();
  const text = useText();
  const choose = useChoice(participation);
  return (
    <Card as="section" tone="accent" labelledBy={id}>
      <Stack gap="medium" align="start">
        <Heading id={id} level={2}>
          {text(titles.NOT_OPTED_IN)}
        </Heading>
        <Paragraph>
          <Text {...texts.NOT_OPTED_IN} />
        </Paragraph>
        <Button size="large" icon="trophy" busy={participation.isBusy} onPress={() => void choose(true)}>
          {text(messages.optIn)}
        </Button>
        <Paragraph size="small" tone="muted">
          <Text {...messages.optInNote} />
        </Paragraph>
      </Stack>
    </Card>
  );
}

/** The participation with the way out of it. */
export function OptOutRow({ participation }: OptInProps) {
  const text = useText();
  const overlays = useOverlays();
  const choose = useChoice(participation);

  async function ask(): Promise<void> {
    const outcome = await overlays.open('confirmation', {
      title: text(messages.optOutTitle),
      body: text(messages.optOutText),
      okLabel: text(messages.optOut),
      dismissLabel: text(messages.keep),
      escapeDismisses: true,
    });
    if (outcome === 'ok') await choose(false);
  }

  return (
    <Row gap="medium" justify="between" wrap>
      <Paragraph size="small" tone="muted">
        <Text {...messages.participating} />
      </Paragraph>
      <Button tone="quiet" size="small" busy={participation.isBusy} onPress={() => void ask()}>
        {text(messages.optOut)}
      </Button>
    </Row>
  );
}

/** Sends a choice and announces its outcome. */
function useChoice({ choose }: Participation): (isOptedIn: boolean) => Promise<void> {
  const text = useText();
  const toasts = useToasts();
  return async (isOptedIn) => {
    const outcome = await choose(isOptedIn);
    if (outcome.kind === 'done') toasts.show('success', text(messages[isOptedIn ? 'optedIn' : 'optedOut']));
    else if (outcome.kind === 'refused') toasts.show('warning', text(refusals[outcome.code]));
    else toasts.show('warning', text(messages.unconfirmed));
  };
}
