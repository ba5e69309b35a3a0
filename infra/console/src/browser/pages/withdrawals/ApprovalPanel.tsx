import { Text, useDates, useMoney, useText } from '@foyer/i18n';
import { Badge, Button, DataTable, Facts, Heading, Notice } from '@foyer/ui';
import { useId, useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { blocks, identities, methods } from '../../parts/code-text/codeText.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { SubmitHint } from '../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useNow } from '../../state/LiveRoot.tsx';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { validDecisions } from './validDecisions.ts';
import type { ApprovalDecision, WithdrawalCase } from '@foyer/kernel/withdrawal-answers';
import { messages } from './WithdrawalsPage.messages.ts';
import { utcDate, utcDateTime } from '../../model/times.ts';

interface ApprovalPanelProps {
  readonly withdrawal: WithdrawalCase;
  /** Text that describes the decision. */
  onDecided(message: string): void;
  /** The displayed data is outdated. */
  onStale(): void;
}

/** One withdrawal: amounts, player figures, destination, decisions. */
export function ApprovalPanel({ withdrawal, onDecided, onStale }: ApprovalPanelProps) {
  const text = useText();
  const dates = useDates();
  const money = useMoney();
  const now = useNow();
  const { amount, approvalsNeeded, brand, currency, player, playerId, reason, requestedAt, shares, state } =
    withdrawal;
  const named = useCodeText();
  const write = (minor: number): string => money({ minor, currency });
  const title = `${write(amount)} · ${brandTitle(brand)}`;
  return (
    // two withdrawals can have the same amount and brand
    <section className={panel.panel} aria-label={text(messages.region, { title, reference: withdrawal.id })}>
      <div className={panel.head}>
        <Heading level={2} size="title2">
          {title}
        </Heading>
        <Badge tone={reason === 'ABOVE_AUTOMATIC' ? 'neutral' : 'warning'}>
          <Text {...messages[reason]} />
        </Badge>
      </div>
      {reason === 'HELD_BACK' && (
        <Notice tone="warning" title={text(messages.heldBackTitle)}>
          {text(approvalsNeeded > 1 ? messages.heldBackTwo : messages.heldBackOne)}
        </Notice>
      )}
      {player.name !== null && (
        <Notice tone="warning" title={text(messages.otherNameTitle)}>
          {text(messages.otherNameText, { player: player.name, holder: othersOf(shares) })}
        </Notice>
      )}
      {player.blocks.length > 0 && (
        <Notice tone="negative" title={text(messages.blocked)}>
          {player.blocks.map((block) => named(blocks, block)).join(', ')}
        </Notice>
      )}
      {player.isSelfExcluded && (
        <Notice tone="warning">
          <Text {...messages.excluded} />
        </Notice>
      )}
      <Facts
        items={[
          {
            label: text(messages.requested),
            value: `${utcDateTime(requestedAt)} (${dates.ago(Date.parse(requestedAt), now)})`,
          },
          { label: text(messages.reference), value: withdrawal.id },
          { label: text(messages.player), value: <PlayerLink brand={brand} playerId={playerId} /> },
          { label: text(messages.since), value: utcDate(player.since) },
          { label: text(messages.identity), value: named(identities, player.kycStatus) },
          { label: text(messages.deposited), value: write(player.deposited) },
          { label: text(messages.withdrawn), value: write(player.withdrawn) },
          { label: text(messages.net), value: write(player.deposited - player.withdrawn) },
          { label: text(messages.balance), value: write(player.balance) },
        ]}
      />
      <DataTable
        caption={text(messages.shares)}
        showCaption
        rows={shares}
        rowKey={(share) => share.id}
        columns={[
          {
            id: 'account',
            label: text(messages.account),
            cell: ({ accountLabel, kind }) => accountLabel ?? named(methods, kind),
          },
          { id: 'method', label: text(messages.method), cell: ({ kind }) => named(methods, kind) },
          { id: 'amount', label: text(messages.amount), align: 'end', cell: (share) => write(share.amount) },
          { id: 'fee', label: text(messages.fee), align: 'end', cell: ({ fee }) => write(fee) },
        ]}
      />
      <Decisions withdrawal={withdrawal} />
      {state === 'waiting' && <Decide withdrawal={withdrawal} onDecided={onDecided} onStale={onStale} />}
    </section>
  );
}

function othersOf(shares: WithdrawalCase['shares']): string {
  return [...new Set(shares.flatMap(({ otherName }) => otherName ?? []))].join(', ');
}

function Decisions({
  withdrawal: { decisions, state, approvalsNeeded },
}: Pick<ApprovalPanelProps, 'withdrawal'>) {
  const text = useText();
  const { email } = usePerson();
  if (decisions.length === 0) return null;
  const standing = validDecisions({ decisions });
  const isHalf = state === 'waiting' && standing.length > 0 && approvalsNeeded > standing.length;
  return (
    <div className={panel.steps}>
      <Heading level={3} size="label">
        <Text {...messages.decisions} />
      </Heading>
      {decisions.map(({ staff, decision, reason, at, isVoid }) => (
        <div key={`${staff}${at}`} className={panel.step}>
          <span>
            {text(
              isVoid
                ? messages.decidedVoid
                : decision === 'approve'
                  ? messages.decidedApprove
                  : messages.decidedRefuse,
              { staff, reason },
            )}
          </span>
          <span>{utcDateTime(at)}</span>
        </div>
      ))}
      {isHalf && <Notice>{text(hasApproved(standing, email) ? messages.own : messages.second)}</Notice>}
    </div>
  );
}

function Decide({ withdrawal, onDecided, onStale }: ApprovalPanelProps) {
  const person = usePerson();
  const hint = useId();
  const [kind, setKind] = useState<ApprovalDecision>();
  if (!mayDecideWithdrawals(person)) return null;
  const isOwn = hasApproved(validDecisions(withdrawal), person.email);
  const missing = isOwn ? 'otherOperator' : withdrawal.player.blocks.length > 0 ? 'playerBlocked' : undefined;
  return (
    <div className={panel.actions}>
      <Button disabled={missing !== undefined} describedBy={hint} onPress={() => setKind('approve')}>
        <Text {...messages.approve} />
      </Button>
      <Button tone="secondary" onPress={() => setKind('refuse')}>
        <Text {...messages.refuse} />
      </Button>
      <SubmitHint id={hint} missing={missing} />
      {kind !== undefined && (
        <ApprovalDialog
          withdrawal={withdrawal}
          kind={kind}
          onDecided={(message) => {
            setKind(undefined);
            onDecided(message);
          }}
          onStale={onStale}
          onClose={() => setKind(undefined)}
        />
      )}
    </div>
  );
}

function hasApproved(decisions: WithdrawalCase['decisions'], email: string): boolean {
  return decisions.some(({ staff, decision }) => staff === email && decision === 'approve');
}
