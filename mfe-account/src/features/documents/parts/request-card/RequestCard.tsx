import { useText, type Message } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Badge, Card, Heading, Notice, Paragraph, Row, Stack } from '@foyer/ui';
import { useId } from 'react';
import type { DocumentRequestFieldsFragment } from '../../Documents.generated.ts';
import { fundingTypes } from '../../documentTexts.messages.ts';
import { DueNotice } from '../due-notice/DueNotice.tsx';
import { RequestFiles } from './RequestFiles.tsx';
import { messages } from './RequestCard.messages.ts';

export interface RequestCardProps {
  readonly request: DocumentRequestFieldsFragment;
  onChanged(): void;
}

const KINDS: Readonly<
  Record<DocumentRequestFieldsFragment['kind'], readonly [title: Message, example: Message]>
> = {
  IDENTITY: [messages.identity, messages.identityExample],
  ADDRESS: [messages.address, messages.addressExample],
  SOURCE_OF_WEALTH: [messages.wealth, messages.wealthExample],
};

/** One document that the player is asked for: reason, example, due date and files. */
export function RequestCard({ request, onChanged }: RequestCardProps) {
  const id = useId();
  const text = useText();
  const { page } = useServices();
  const { kind, fundingType, reason, comment, status, dueDate, verifiedBy } = request;
  const [title, example] = KINDS[kind];
  const name = text(title, { type: fundingType === null ? '' : text(fundingTypes[fundingType]) });
  const isInReview = request.files.some((file) => file.status === 'InReview');
  const [state, tone] =
    status === 'Verified'
      ? ([messages.Verified, 'positive'] as const)
      : isInReview
        ? ([messages.InReview, 'neutral'] as const)
        : ([messages.needed, 'warning'] as const);
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="medium">
        <Row gap="small" wrap justify="between">
          <Heading id={id} level={2} size="title3">
            {name}
          </Heading>
          <Badge tone={tone}>{text(state)}</Badge>
        </Row>
        {status === 'Verified' ? (
          <>
            {verifiedBy !== null && <Paragraph>{text(messages.verifiedBy, { site: verifiedBy })}</Paragraph>}
            <RequestFiles request={request} label={name} canAdd={false} onChanged={onChanged} />
          </>
        ) : (
          <>
            <Paragraph>{text(messages[reason], { site: page.siteTitle })}</Paragraph>
            {comment !== null && <Notice title={text(messages.fromUs)}>{comment}</Notice>}
            <Paragraph size="small" tone="muted">
              {text(example)}
            </Paragraph>
            {dueDate !== null && (
              <DueNotice
                dueDate={dueDate}
                consequence={
                  kind === 'SOURCE_OF_WEALTH' ? messages.wealthConsequence : messages.identityConsequence
                }
              />
            )}
            <RequestFiles request={request} label={name} onChanged={onChanged} />
          </>
        )}
      </Stack>
    </Card>
  );
}
