import { useApolloClient } from '@apollo/client/react';
import type { AutoCashOutRefusal } from '@foyer/graphql/main';
import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button, Row } from '@foyer/ui';
import { MoneyField } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import { FocusKeeper } from '../../../components/focus-keeper/FocusKeeper.tsx';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { messages } from './AutoCashOut.messages.ts';
import { SetSportsAutoCashOutDocument, SportsCashOutsDocument } from './CashOut.generated.ts';
import * as css from './CashOut.css.ts';
import { messages as shared } from './CashOut.messages.ts';
import type { CashOutOffer } from './useCashOuts.ts';

interface AutoCashOutProps {
  readonly bet: PlacedBetFragment;
  readonly offer: CashOutOffer;
}

/** The rule that cashes out an open bet on the server: shown, changed and removed. */
export function AutoCashOut({ bet, offer }: AutoCashOutProps) {
  const text = useText();
  const write = useMoney();
  const [isEditing, setEditing] = useState(false);
  const { isSending, problem, save } = useRule(bet.id, () => setEditing(false));
  const amount = (minor: number): string => write(money(minor, bet.currency));
  const highest = bet.possibleReturns - bet.cashedOut;
  return (
    <FocusKeeper gap="small">
      {isEditing ? (
        <RuleForm
          bet={bet}
          offer={offer}
          highest={highest}
          isSending={isSending}
          onSave={(minor) => void save(minor)}
          onClose={() => setEditing(false)}
        />
      ) : offer.automaticAt === null ? (
        <Row gap="small">
          <Button tone="quiet" onPress={() => setEditing(true)}>
            {text(messages.add)}
          </Button>
        </Row>
      ) : (
        <>
          <p className={css.title}>{text(messages.rule, { amount: amount(offer.automaticAt) })}</p>
          <Row gap="small" wrap>
            <Button tone="quiet" disabled={isSending} onPress={() => setEditing(true)}>
              {text(messages.change)}
            </Button>
            <Button tone="quiet" busy={isSending} onPress={() => void save(null)}>
              {text(messages.remove)}
            </Button>
          </Row>
        </>
      )}
      <p className={css.note} role="status">
        {problem &&
          text(problem === 'CLOSED' ? shared.CLOSED : messages[problem], { amount: amount(highest) })}
      </p>
    </FocusKeeper>
  );
}

interface RuleFormProps extends AutoCashOutProps {
  /** Highest payout of the open stake, minor units. */
  readonly highest: number;
  readonly isSending: boolean;
  onSave(amount: number): void;
  onClose(): void;
}

function RuleForm({ bet, offer, highest, isSending, onSave, onClose }: RuleFormProps) {
  const text = useText();
  const write = useMoney();
  const id = useId();
  const [chosen, setChosen] = useState<number | undefined>(offer.automaticAt ?? undefined);
  const amount = (minor: number): string => write(money(minor, bet.currency));
  const lowest = (offer.amount ?? 0) + 1;
  const isValid = chosen !== undefined && chosen >= lowest && chosen <= highest;
  const range = text(shared.partRange, { minimum: amount(lowest), maximum: amount(highest) });
  return (
    <div className={css.part} role="group" aria-labelledby={id}>
      <p id={id} className={css.title}>
        {text(messages.title)}
      </p>
      <MoneyField
        label={text(messages.amount)}
        description={range}
        currency={bet.currency}
        value={chosen === undefined ? undefined : money(chosen, bet.currency)}
        error={chosen === undefined || isValid ? undefined : range}
        onChange={(value) => setChosen(value?.minor)}
      />
      <p className={css.muted}>{text(messages.explanation)}</p>
      <Row gap="small" wrap>
        <Button busy={isSending} disabled={!isValid} onPress={() => chosen !== undefined && onSave(chosen)}>
          {text(messages.save)}
        </Button>
        <Button tone="quiet" disabled={isSending} onPress={onClose}>
          {text(shared.cancel)}
        </Button>
      </Row>
    </div>
  );
}

/** Saves the rule of a bet. A repetition has the same effect, so that it needs no key. */
function useRule(betId: string, onSaved: () => void) {
  const apollo = useApolloClient();
  const { telemetry } = useServices();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<AutoCashOutRefusal | 'failed'>();
  async function save(amount: number | null): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      const { data } = await apollo.mutate({
        mutation: SetSportsAutoCashOutDocument,
        variables: { input: { betId, amount } },
        refetchQueries: [SportsCashOutsDocument],
        awaitRefetchQueries: true,
      });
      const refusal = data?.setSportsAutoCashOut.refusal;
      if (refusal) setProblem(refusal);
      else onSaved();
    } catch (error) {
      telemetry.failed('set-sports-auto-cash-out', error);
      setProblem('failed');
    } finally {
      setSending(false);
    }
  }
  return { isSending, problem, save };
}
