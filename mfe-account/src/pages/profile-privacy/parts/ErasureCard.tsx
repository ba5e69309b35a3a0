import { useMutation } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import type { CloseAccountRefusal } from '@foyer/graphql/main';
import { hrefTo } from '@foyer/links';
import { useMarket, useServices } from '@foyer/platform';
import { BulletList, Button, ButtonLink, Card, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { useState } from 'react';
import { RequestErasureDocument } from '../PersonalData.generated.ts';
import { messages } from '../ProfilePrivacyPage.messages.ts';

/** Closes the account permanently and requests the erasure, after showing the consequences and the retention. */
export function ErasureCard() {
  const text = useText();
  const { locale, overlays } = useServices();
  const { licence } = useMarket();
  const [erase, { loading }] = useMutation(RequestErasureDocument);
  const [outcome, setOutcome] = useState<CloseAccountRefusal | 'failed' | 'requested'>();

  async function request(): Promise<void> {
    setOutcome(undefined);
    const answer = await overlays.open('confirmation', {
      title: text(messages.erasureConfirm),
      body: text(messages.erasureConfirmText),
      okLabel: text(messages.erasureRequest),
      dismissLabel: text(messages.erasureKeep),
    });
    if (answer !== 'ok') return;
    try {
      const { data } = await erase();
      setOutcome(data?.requestErasure.closed ? 'requested' : (data?.requestErasure.refusal ?? 'failed'));
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.erasure} />
        </Heading>
        <Paragraph tone="muted">
          <Text {...messages.erasureText} />
        </Paragraph>
        <BulletList
          items={[
            { id: 'now', text: <Text {...messages.erasureNow} /> },
            {
              id: 'kept',
              text: (
                <Text
                  {...messages.erasureKept}
                  values={{ years: licence.recordYears, regulator: licence.regulator }}
                />
              ),
            },
            { id: 'later', text: <Text {...messages.erasureLater} /> },
          ]}
        />
        {outcome === 'requested' && (
          <Notice tone="positive" live>
            <Text {...messages.erasureRequested} />
          </Notice>
        )}
        {outcome !== undefined && outcome !== 'requested' && (
          <Notice
            tone="negative"
            live
            action={
              outcome === 'failed' ? undefined : (
                <ButtonLink size="small" tone="secondary" href={hrefTo(locale, 'withdraw')}>
                  <Text {...messages.withdraw} />
                </ButtonLink>
              )
            }
          >
            <Text {...messages[outcome]} />
          </Notice>
        )}
        <div>
          <Button
            tone="critical"
            busy={loading}
            disabled={outcome === 'requested'}
            onPress={() => void request()}
          >
            <Text {...messages.erasureRequest} />
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
