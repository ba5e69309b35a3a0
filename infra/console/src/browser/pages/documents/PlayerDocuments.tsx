import type { DocumentPlayer, ReviewedFile, ReviewedRequest } from '@foyer/market/document-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, DataTable, Facts, Heading, Paragraph } from '@foyer/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { utcDate, utcDateTime } from '../../model/times.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { events as eventNames, messages } from './DocumentsPage.messages.ts';
import { FileReview } from './FileReview.tsx';
import { useRequestName } from './useRequestName.ts';
import { VerdictDialog, type VerdictKind } from './VerdictDialog.tsx';
import { WealthActions } from './WealthActions.tsx';

interface PlayerDocumentsProps {
  readonly player: DocumentPlayer;
  /** Has no text when the displayed data is outdated. */
  onDecided(message?: string): void;
}

/** All documents of one player, with the details that they must confirm, and the decisions. */
export function PlayerDocuments({ player, onDecided }: PlayerDocumentsProps) {
  const id = useId();
  const text = useText();
  const { brand, playerId, person, reviewers } = player;
  const wasDecided = useRef(false);
  const decided = (message?: string): void => {
    wasDecided.current = true;
    onDecided(message);
  };
  // the dialog returns the focus to a button that disappears with the next answer
  useLayoutEffect(() => {
    if (wasDecided.current) document.getElementById(id)?.focus();
    wasDecided.current = false;
  }, [id, player]);
  // moves keyboard focus into the panel, which does not open next to its button
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id, playerId, brand]);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={2} size="title2" focusable>{`${playerId} · ${brandTitle(brand)}`}</Heading>
      <Facts
        items={[
          { label: text(messages.player), value: <PlayerLink brand={brand} playerId={playerId} /> },
          { label: text(messages.name), value: person.name },
          { label: text(messages.dateOfBirth), value: utcDate(person.dateOfBirth) },
          { label: text(messages.address), value: person.address },
          { label: text(messages.country), value: person.country },
          { label: text(messages.reviewers), value: reviewers },
        ]}
      />
      <WealthActions player={player} onDecided={decided} />
      {player.requests.map((request) => (
        <RequestReview key={request.id} request={request} onDecided={decided} />
      ))}
      <History player={player} />
    </section>
  );
}

interface RequestReviewProps {
  readonly request: ReviewedRequest;
  onDecided(message?: string): void;
}

function RequestReview({ request, onDecided }: RequestReviewProps) {
  const id = useId();
  const text = useText();
  const nameOf = useRequestName();
  const mayDecide = mayDecideWithdrawals(usePerson());
  const [decision, setDecision] = useState<{ readonly file: ReviewedFile; readonly kind: VerdictKind }>();
  return (
    <section className={panel.dividedBlock} aria-labelledby={id}>
      <div className={panel.head}>
        <Heading id={id} level={3} size="title3">
          {nameOf(request)}
        </Heading>
        <Badge tone={request.status === 'Verified' ? 'positive' : 'neutral'}>
          {text(messages[request.status])}
        </Badge>
      </div>
      {request.comment !== null && <Paragraph size="small">{request.comment}</Paragraph>}
      {request.files.length === 0 && (
        <Paragraph size="small" tone="muted">
          <Text {...messages.noFiles} />
        </Paragraph>
      )}
      {request.files.map((file) => (
        <FileReview
          key={file.id}
          brand={request.brand}
          file={file}
          {...(mayDecide && { onDecide: (kind: VerdictKind) => setDecision({ file, kind }) })}
        />
      ))}
      {decision && (
        <VerdictDialog
          request={request}
          {...decision}
          onClose={() => setDecision(undefined)}
          onStale={onDecided}
          onDone={(message) => {
            setDecision(undefined);
            onDecided(message);
          }}
        />
      )}
    </section>
  );
}

function History({ player: { events } }: Pick<PlayerDocumentsProps, 'player'>) {
  const text = useText();
  const named = useCodeText();
  if (events.length === 0) return null;
  return (
    <DataTable
      caption={text(messages.history)}
      showCaption
      rows={events}
      rowKey={({ at, kind, staff }) => `${at} ${kind} ${staff ?? ''}`}
      columns={[
        { id: 'what', label: text(messages.event), cell: ({ kind }) => named(eventNames, kind) },
        { id: 'when', label: text(messages.when), cell: ({ at }) => utcDateTime(at) },
        { id: 'who', label: text(messages.by), cell: ({ staff }) => staff ?? text(messages.product) },
      ]}
    />
  );
}
