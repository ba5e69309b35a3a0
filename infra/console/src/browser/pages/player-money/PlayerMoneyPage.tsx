import { playerBalancesSchema, type PlayerBalances } from '@foyer/kernel/balance-answers';
import { Text, useMoney, useText } from '@foyer/i18n';
import { Button, Notice } from '@foyer/ui';
import { Form, Select, TextField } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { maySeeWithdrawals } from '../../model/permissions.ts';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import { SubmitHint } from '../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useLinkedPlayer } from '../../parts/player-link/useLinkedPlayer.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { BankPanel } from './BankPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { messages } from './PlayerMoneyPage.messages.ts';
import type { Question } from './balanceQuestion.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

/** A player's balances, now or in the past, and payouts for players who cannot sign in. */
export function PlayerMoneyPage() {
  const text = useText();
  const hint = useId();
  const money = useMoney();
  const failureText = useReadFailureText();
  const person = usePerson();
  const [brand, setBrand] = useState<string>(ALL_BRANDS[0] ?? '');
  const [who, setWho] = useState('');
  const [at, setAt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ readonly question: Question; readonly money: PlayerBalances }>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();
  const [searches, setSearches] = useState(0);
  const isInstant = at === '' || (INSTANT.test(at) && !Number.isNaN(Date.parse(at)));

  async function load(question: Question): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setSearches((before) => before + 1);
    try {
      setFound({ question, money: await sendRequest('/money/player', playerBalancesSchema, question) });
    } catch (error) {
      setFound(undefined);
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  useLinkedPlayer(load);

  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={maySeeWithdrawals(person)}
      restriction={text(messages.notFor)}
    >
      <Form
        errorTitle={text(messages.correct)}
        onSubmit={() => {
          setDone(undefined);
          if (who.trim() !== '' && isInstant)
            void load({ brand, who: who.trim(), ...(at !== '' && { at: new Date(at).toISOString() }) });
        }}
      >
        <div className={panel.fields}>
          <Select
            label={text(messages.brand)}
            value={brand}
            options={ALL_BRANDS.map((value) => ({ value, label: brandTitle(value) }))}
            onChange={setBrand}
          />
          <TextField label={text(messages.who)} value={who} autoComplete="off" onChange={setWho} />
          <TextField
            label={text(messages.at)}
            value={at}
            autoComplete="off"
            {...(isInstant ? { description: text(messages.atHelp) } : { error: text(messages.atWrong) })}
            onChange={setAt}
          />
          <Button type="submit" busy={isBusy} disabled={who.trim() === ''} describedBy={hint}>
            <Text {...messages.search} />
          </Button>
        </div>
        <SubmitHint id={hint} missing={who.trim() === '' ? 'player' : undefined} />
      </Form>
      <div className={panel.panels} aria-live="polite">
        {done !== undefined && (
          <Notice tone="positive" onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="negative" title={text(messages.notDone)}>
            {failureText(failure)}
          </Notice>
        )}
        {found !== undefined && (
          <MoneyPanel
            {...found}
            onRequested={(amount) => {
              setDone(text(messages.done, { amount: money(amount) }));
              void load(found.question);
            }}
          />
        )}
        {found !== undefined && (
          <BankPanel
            key={`${found.money.brand} ${found.money.playerId}`}
            brand={found.money.brand}
            playerId={found.money.playerId}
            version={searches}
          />
        )}
      </div>
    </RestrictedPage>
  );
}
