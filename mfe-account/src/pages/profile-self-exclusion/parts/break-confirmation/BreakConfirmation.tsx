import { Text, useDates, useText } from '@foyer/i18n';
import { endOfBreak } from '@foyer/market/exclusion-rules';
import { useMarket, useServerTime } from '@foyer/platform';
import { Button, Card, Heading, Notice, Paragraph, Row, Stack } from '@foyer/ui';
import { breakLengthText, GROUP_NAMES } from '../../../../features/breaks/breakTexts.ts';
import type { ChosenBreak } from '../../breakForm.ts';
import { messages } from '../../ProfileSelfExclusionPage.messages.ts';

interface BreakConfirmationProps {
  readonly chosen: ChosenBreak;
  readonly busy: boolean;
  readonly failed: boolean;
  onStart(): void;
  onBack(): void;
}

/** Length, end and games of the chosen break, before it starts. */
export function BreakConfirmation({ chosen, busy, failed, onStart, onBack }: BreakConfirmationProps) {
  const text = useText();
  const dates = useDates();
  const now = useServerTime();
  const { licence } = useMarket();
  const rules = licence.breaks.return;
  const end = endOfBreak(chosen.length, now, licence.timeZone);
  const isTimeOut = chosen.kind === 'TIME_OUT';
  const length = breakLengthText(text, chosen.length, !rules.indefinite);
  return (
    <Card>
      <Stack gap="medium">
        <div role="status">
          <Heading level={2} size="title2">
            <Text {...messages.confirmTitle} />
          </Heading>
        </div>
        <Paragraph size="lead">
          <Text {...(isTimeOut ? messages.timeOut : messages.exclusion)} values={{ length }} />
        </Paragraph>
        {chosen.groups.length > 0 && (
          <Paragraph>{chosen.groups.map((group) => text(GROUP_NAMES[group])).join(', ')}</Paragraph>
        )}
        <Paragraph>
          {end === undefined ? (
            <Text {...messages.noEnd} />
          ) : (
            <Text
              {...(isTimeOut ? messages.ends : messages.asksAfter)}
              values={{ date: dates.deadline(new Date(end)) }}
            />
          )}
        </Paragraph>
        <Paragraph>
          <Text {...messages.atOnce} />
        </Paragraph>
        {failed && (
          <Notice tone="negative" live>
            <Text {...messages.failed} />
          </Notice>
        )}
        <Row gap="small" wrap>
          <Button tone="critical" busy={busy} onPress={onStart}>
            <Text {...messages.start} />
          </Button>
          <Button tone="quiet" onPress={onBack}>
            <Text {...messages.back} />
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
