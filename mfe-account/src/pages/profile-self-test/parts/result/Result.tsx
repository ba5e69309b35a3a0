import { useMutation } from '@apollo/client/react';
import { useId, useLayoutEffect } from 'react';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { hrefTo } from '@foyer/links';
import { selfTestBand } from '@foyer/market/self-test';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Card, Heading, Notice, Paragraph, Row, Stack } from '@foyer/ui';
import { bandAdvice, bandNames, messages } from '../../ProfileSelfTestPage.messages.ts';
import { SaveSelfTestDocument } from '../../SelfTest.generated.ts';
import { Helplines } from './Helplines.tsx';

interface ResultProps {
  readonly score: number;
  readonly answers: readonly number[];
  onRestart(): void;
}

/** Score, meaning, advice and helplines; stored only with its button. */
export function Result({ score, answers, onRestart }: ResultProps) {
  const id = useId();
  const text = useText();
  const { locale } = useServices();
  const [save, { loading, error, data }] = useMutation(SaveSelfTestDocument);
  const band = selfTestBand(score);
  // the result replaces the form: keyboard and screen reader continue at its heading
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Card as="section">
      <Stack gap="medium">
        <Heading id={id} level={2} size="title2" focusable>
          <Text {...messages.result} values={{ score }} />
        </Heading>
        <Notice
          tone={band === 'high' || band === 'moderate' ? 'warning' : 'info'}
          title={text(bandNames[band])}
        >
          <Text {...bandAdvice[band]} />
        </Notice>
        <Row gap="small" wrap>
          <ButtonLink tone="secondary" href={hrefTo(locale, 'profile-limits')}>
            <Text {...messages.limits} />
          </ButtonLink>
          <ButtonLink tone="secondary" href={hrefTo(locale, 'profile-self-exclusion')}>
            <Text {...messages.break} />
          </ButtonLink>
        </Row>
        <Helplines />
        {data ? (
          <Notice tone="positive" live>
            <Text {...messages.saved} />
          </Notice>
        ) : (
          <>
            <Paragraph tone="muted">
              <Text {...messages.saveNote} />
            </Paragraph>
            {error && (
              <Notice tone="negative" live>
                <Text {...messages.failed} />
              </Notice>
            )}
          </>
        )}
        <Row gap="small" wrap>
          {!data && (
            <Button
              busy={loading}
              onPress={() =>
                void save({ variables: { answers: [...answers] } }).catch(
                  ignoreError('the mutation shows its own error'),
                )
              }
            >
              <Text {...messages.save} />
            </Button>
          )}
          <Button tone="quiet" onPress={onRestart}>
            <Text {...messages.again} />
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
