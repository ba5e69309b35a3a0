import { useText, type Message } from '@foyer/i18n';
import { FUNDING_TYPES } from '@foyer/market/content';
import { documentOutcomeSchema, type DocumentPlayer } from '@foyer/market/document-answers';
import { Button, Heading, Paragraph } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { utcDate } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { DecisionRefused } from './DecisionRefused.tsx';
import { messages } from './DocumentsPage.messages.ts';

type Decision = 'require' | 'request-upload' | 'accept';

const TEXTS: Readonly<
  Record<Decision, { readonly action: Message; readonly effect: Message; readonly done: Message }>
> = {
  require: { action: messages.require, effect: messages.requireEffect, done: messages.doneRequire },
  'request-upload': {
    action: messages.requestUpload,
    effect: messages.requestUploadEffect,
    done: messages.doneRequestUpload,
  },
  accept: { action: messages.accept, effect: messages.acceptEffect, done: messages.doneAccept },
};
const DAYS = ['3', '7', '14', '30'] as const;

interface WealthActionsProps {
  readonly player: DocumentPlayer;
  onDecided(message?: string): void;
}

/** Declaration of wealth of a player: status, sources, and the decisions about it. */
export function WealthActions({ player, onDecided }: WealthActionsProps) {
  const text = useText();
  const mayDecide = mayDecideWithdrawals(usePerson());
  const [decision, setDecision] = useState<Decision>();
  const { status, dueAt, sources } = player;
  const offered: readonly Decision[] =
    status === 'Pending'
      ? ['accept', 'request-upload']
      : status === 'Required'
        ? ['request-upload']
        : ['require'];
  return (
    <section className={panel.dividedBlock}>
      <Heading level={3} size="title3">
        {text(messages.wealthStatus, {
          status: text(messages[`wealth${status}`]),
          due: dueAt === null ? text(messages.noDate) : text(messages.dueOn, { date: utcDate(dueAt) }),
        })}
      </Heading>
      {sources.map(({ type, options, isCompleted, requestedComment }) => (
        <Paragraph key={type} size="small">
          {text(messages.source, {
            type: text(messages[type]),
            options: options.join(', '),
            state: text(isCompleted ? messages.complete : messages.incomplete),
          })}
          {requestedComment !== null && ` ${requestedComment}`}
        </Paragraph>
      ))}
      {mayDecide && (
        <div className={panel.actions}>
          {offered.map((one) => (
            <Button key={one} tone="secondary" size="small" onPress={() => setDecision(one)}>
              {text(TEXTS[one].action)}
            </Button>
          ))}
        </div>
      )}
      {decision && (
        <WealthDialog
          player={player}
          decision={decision}
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

interface WealthDialogProps {
  readonly player: DocumentPlayer;
  readonly decision: Decision;
  onDone(message: string): void;
  onStale(): void;
  onClose(): void;
}

function WealthDialog({ player, decision, onDone, onStale, onClose }: WealthDialogProps) {
  const text = useText();
  const [days, setDays] = useState<string>('14');
  const [fundingType, setFundingType] = useState<string>(player.sources[0]?.type ?? FUNDING_TYPES[0]);
  const texts = TEXTS[decision];

  async function send({ key, reason }: { readonly key: string; readonly reason: string }): Promise<void> {
    try {
      const { outcome } = await sendRequest('/documents/wealth', documentOutcomeSchema, {
        brand: player.brand,
        playerId: player.playerId,
        decision,
        ...(decision !== 'accept' && { days: Number(days) }),
        ...(decision === 'request-upload' && { fundingType }),
        comment: reason,
        key,
      });
      onDone(text(outcome === 'CONFIRMED_ONCE' ? messages.confirmedOnce : texts.done));
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <StaffActionDialog
      title={text(messages.wealthTitle, { action: text(texts.action), playerId: player.playerId })}
      action={texts.action}
      isForPlayer={decision === 'request-upload'}
      send={send}
      onClose={onClose}
      showFailure={(failure) => <DecisionRefused failure={failure} />}
    >
      <Paragraph>{text(texts.effect)}</Paragraph>
      {decision === 'request-upload' && (
        <Select
          label={text(messages.sourceOfWealth)}
          value={fundingType}
          options={FUNDING_TYPES.map((value) => ({ value, label: text(messages[value]) }))}
          onChange={setFundingType}
        />
      )}
      {decision !== 'accept' && (
        <Select
          label={text(messages.days)}
          value={days}
          options={DAYS.map((value) => ({ value, label: text(messages.dayCount, { count: Number(value) }) }))}
          onChange={setDays}
        />
      )}
    </StaffActionDialog>
  );
}
