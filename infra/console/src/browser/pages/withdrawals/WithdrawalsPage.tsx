import { withdrawalCasesSchema, CASE_STATES, type CaseState } from '@foyer/kernel/withdrawal-answers';
import { Text, useText } from '@foyer/i18n';
import { EmptyState, Notice } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALL_BRANDS } from '../../model/names.ts';
import { mayDecideWithdrawals, maySeeWithdrawals } from '../../model/permissions.ts';
import { BrandFilter } from '../../parts/brand-filter/BrandFilter.tsx';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { ApprovalPanel } from './ApprovalPanel.tsx';
import { messages } from './WithdrawalsPage.messages.ts';

/** Polling interval that shows decisions of colleagues. */
const EVERY_MS = 10_000;
const EVERY_BRAND = 'every';

/** Withdrawals that need a manual decision. */
export function WithdrawalsPage() {
  const text = useText();
  const person = usePerson();
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<string>();
  const state: CaseState = CASE_STATES.find((one) => one === search.get('state')) ?? 'waiting';
  const brand = ALL_BRANDS.find((one) => one === search.get('brand'));
  const request = useRequest(
    maySeeWithdrawals(person)
      ? `/money/withdrawals?state=${state}${brand === undefined ? '' : `&brand=${brand}`}`
      : undefined,
    withdrawalCasesSchema,
    { everyMs: EVERY_MS },
  );

  function choose(name: 'state' | 'brand', value: string | undefined): void {
    const next = new URLSearchParams(search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }

  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={maySeeWithdrawals(person)}
      restriction={text(messages.notFor)}
    >
      <div className={panel.fields}>
        <Select
          label={text(messages.state)}
          value={state}
          options={CASE_STATES.map((one) => ({ value: one, label: text(messages[one]) }))}
          onChange={(value) => choose('state', value)}
        />
        <BrandFilter
          label={text(messages.brand)}
          value={brand ?? EVERY_BRAND}
          onChange={(value) => choose('brand', value === EVERY_BRAND ? undefined : value)}
        />
      </div>
      <div className={panel.panels}>
        {!mayDecideWithdrawals(person) && (
          <Notice>
            <Text {...messages.readOnly} />
          </Notice>
        )}
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        <AsyncContent request={request} height="24rem">
          {({ withdrawals }) =>
            withdrawals.length === 0 ? (
              <EmptyState icon="cashier" title={text(messages.none)}>
                {state === 'waiting' && <Text {...messages.noneWaiting} />}
              </EmptyState>
            ) : (
              <>
                {withdrawals.map((one) => (
                  <ApprovalPanel
                    key={one.id}
                    withdrawal={one}
                    onDecided={(message) => {
                      setDone(message);
                      request.reload();
                    }}
                    onStale={request.reload}
                  />
                ))}
              </>
            )
          }
        </AsyncContent>
      </div>
    </RestrictedPage>
  );
}
