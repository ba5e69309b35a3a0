import { useText } from '@foyer/i18n';
import { MAX_DISPUTES_PER_BET } from '@foyer/kernel/bet-disputes';
import { Badge, Button, Paragraph, Row, Section, Stack } from '@foyer/ui';
import { useState } from 'react';
import { FocusKeeper } from '../../../../components/focus-keeper/FocusKeeper.tsx';
import { useBetDates } from '../../../../features/my-bets/useBetDates.ts';
import type { SportsDisputeFieldsFragment } from '../../SportsBet.generated.ts';
import * as css from '../../SportsBetPage.css.ts';
import { DisputeForm } from './DisputeForm.tsx';
import { messages, reasons, statuses } from './Dispute.messages.ts';

const TONES = { OPEN: 'neutral', UPHELD: 'positive', REJECTED: 'neutral' } as const;

interface DisputesProps {
  readonly betId: string;
  /** Newest first. */
  readonly disputes: readonly SportsDisputeFieldsFragment[];
}

/** Disputes about a settled bet with their answers, and the form for another one. */
export function Disputes({ betId, disputes }: DisputesProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const canOpen = disputes.every(({ status }) => status !== 'OPEN') && disputes.length < MAX_DISPUTES_PER_BET;
  return (
    <Section title={text(messages.title)}>
      <FocusKeeper gap="medium">
        {disputes.map((dispute) => (
          <Dispute key={dispute.id} dispute={dispute} />
        ))}
        {canOpen && (
          <div className={css.screenOnly}>
            <div className={css.card}>
              {isOpen ? (
                <DisputeForm betId={betId} onClose={() => setIsOpen(false)} />
              ) : (
                <Stack gap="medium">
                  <Paragraph size="small" tone="muted">
                    {text(messages.intro)}
                  </Paragraph>
                  <Row gap="small">
                    <Button tone="secondary" onPress={() => setIsOpen(true)}>
                      {text(messages.open)}
                    </Button>
                  </Row>
                </Stack>
              )}
            </div>
          </div>
        )}
      </FocusKeeper>
    </Section>
  );
}

function Dispute({ dispute }: { readonly dispute: SportsDisputeFieldsFragment }) {
  const text = useText();
  const { dateTime } = useBetDates();
  return (
    <article className={css.card}>
      <div className={css.head}>
        <strong>{text(reasons[dispute.reason])}</strong>
        <Badge tone={TONES[dispute.status]}>{text(statuses[dispute.status])}</Badge>
      </div>
      <Paragraph>{dispute.message}</Paragraph>
      <Paragraph size="small" tone="muted">
        {text(messages.created, { at: dateTime(Date.parse(dispute.createdAt)) })}
      </Paragraph>
      {dispute.answer !== null && dispute.answeredAt !== null && (
        <div>
          <Paragraph size="small" tone="muted">
            {text(messages.answered, { at: dateTime(Date.parse(dispute.answeredAt)) })}
          </Paragraph>
          <Paragraph>{dispute.answer}</Paragraph>
        </div>
      )}
    </article>
  );
}
