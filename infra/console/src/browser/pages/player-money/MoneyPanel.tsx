import { Text, useMoney, useText } from '@foyer/i18n';
import type { Money } from '@foyer/money';
import { Button, DataTable, Facts, Heading, Notice, Paragraph } from '@foyer/ui';
import { useId, useState } from 'react';
import { RequestFailure } from '../../adapters/sendRequest.ts';
import { utcDateTime } from '../../model/times.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { accounts, blocks as blockTexts, methods } from '../../parts/code-text/codeText.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { SubmitHint } from '../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';
import { messages } from './PlayerMoneyPage.messages.ts';
import type { PayoutPlan, PlayerBalances } from '@foyer/kernel/balance-answers';
import type { Question } from './balanceQuestion.ts';

interface MoneyPanelProps {
  readonly question: Question;
  readonly money: PlayerBalances;
  onRequested(amount: Money): void;
}

/** Balances at the requested time, payout restrictions and the payout action. */
export function MoneyPanel({ question, money: shown, onRequested }: MoneyPanelProps) {
  const id = useId();
  const text = useText();
  const money = useMoney();
  const { at, balances, blocks, brand, currency, isSelfExcluded, playerId, payout, status } = shown;
  const named = useCodeText();
  const write = (minor: number): string => money({ minor, currency });
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={2} size="title2">
        {write(balances.balance)}
      </Heading>
      {blocks.length > 0 && (
        <Notice tone="warning" title={text(messages.blocked)}>
          {blocks.map((block) => named(blockTexts, block)).join(', ')}
        </Notice>
      )}
      <Facts
        items={[
          { label: text(messages.player), value: <PlayerLink brand={brand} playerId={playerId} /> },
          {
            label: text(messages.status),
            value: isSelfExcluded
              ? text(messages.excluded, { status: named(accounts, status) })
              : named(accounts, status),
          },
          { label: text(messages.asOf), value: utcDateTime(at) },
          { label: text(messages.movements), value: String(balances.version) },
          { label: text(messages.balance), value: write(balances.balance) },
          { label: text(messages.bonus), value: write(balances.bonus_balance) },
          { label: text(messages.pending), value: write(balances.pending) },
          { label: text(messages.owed), value: write(balances.owed) },
        ]}
      />
      {'refused' in payout ? (
        <NoPayout code={payout.refused} />
      ) : (
        <Left
          payout={payout}
          question={question}
          currency={currency}
          isBlocked={blocks.some((block) => block !== 'DEBT_OPEN')}
          onRequested={onRequested}
        />
      )}
    </section>
  );
}

function NoPayout({ code }: { readonly code: string }) {
  const text = useText();
  const failureText = useFailureText();
  if (code === 'INSUFFICIENT_FUNDS') return <Notice>{text(messages.nothingToPay)}</Notice>;
  return <Notice title={text(messages.noPayout)}>{failureText(new RequestFailure(409, code, code))}</Notice>;
}

function Left({
  payout,
  question,
  currency,
  isBlocked,
  onRequested,
}: Pick<MoneyPanelProps, 'question' | 'onRequested'> & {
  readonly payout: PayoutPlan;
  readonly currency: string;
  readonly isBlocked: boolean;
}) {
  const text = useText();
  const money = useMoney();
  const person = usePerson();
  const named = useCodeText();
  const hint = useId();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const amount = { minor: payout.amount, currency };
  return (
    <>
      <Paragraph>{text(messages.left, { amount: money(amount) })}</Paragraph>
      <DataTable
        caption={text(messages.account)}
        rows={payout.shares}
        rowKey={(share) => share.accountLabel + share.reason}
        columns={[
          {
            id: 'account',
            label: text(messages.account),
            cell: ({ accountLabel, kind }) => `${accountLabel} (${named(methods, kind)})`,
          },
          {
            id: 'amount',
            label: text(messages.amount),
            align: 'end',
            cell: (share) => money({ minor: share.amount, currency }),
          },
        ]}
      />
      {mayDecideWithdrawals(person) && (
        <div className={panel.actions}>
          <Button disabled={isBlocked} describedBy={hint} onPress={() => setDialogOpen(true)}>
            <Text {...messages.request} />
          </Button>
          <SubmitHint id={hint} missing={isBlocked ? 'playerBlocked' : undefined} />
        </div>
      )}
      {isDialogOpen && (
        <PayoutDialog
          question={question}
          amount={amount}
          onClose={() => setDialogOpen(false)}
          onRequested={(requested) => {
            setDialogOpen(false);
            onRequested(requested);
          }}
        />
      )}
    </>
  );
}
