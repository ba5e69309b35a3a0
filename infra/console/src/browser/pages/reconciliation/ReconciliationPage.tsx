import { reconciliationsSchema } from '@foyer/kernel/reconciliation-answers';
import { Text, useText } from '@foyer/i18n';
import { EmptyState, Notice } from '@foyer/ui';
import { useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { maySeeWithdrawals } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { DifferentDay } from './DifferentDay.tsx';
import { EqualDays } from './EqualDays.tsx';
import { messages } from './ReconciliationPage.messages.ts';

const EVERY_MS = 30_000;

/** Differences between the provider's settlement reports and the ledger, by day. */
export function ReconciliationPage() {
  const text = useText();
  const person = usePerson();
  const request = useRequest(
    maySeeWithdrawals(person) ? '/money/reconciliation' : undefined,
    reconciliationsSchema,
    {
      everyMs: EVERY_MS,
    },
  );
  const [result, setResult] = useState<{ readonly isEqual: boolean; readonly message: string }>();

  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={maySeeWithdrawals(person)}
      restriction={text(messages.notFor)}
    >
      <div className={panel.panels}>
        {result !== undefined && (
          <Notice tone={result.isEqual ? 'positive' : 'warning'} live onDismiss={() => setResult(undefined)}>
            {result.message}
          </Notice>
        )}
        <AsyncContent request={request} height="24rem">
          {({ days, waiting }) => (
            <>
              {waiting.length > 0 && days.length > 0 && (
                <Notice tone="warning" title={text(messages.waiting, { count: waiting.length })}>
                  <Text
                    {...messages.waitingText}
                    values={{
                      days: waiting
                        .map(({ brand, day }) => text(messages.day, { brand: brandTitle(brand), day }))
                        .join(' · '),
                    }}
                  />
                </Notice>
              )}
              {days.length === 0 && (
                <EmptyState icon="document" title={text(messages.none)}>
                  <Text {...messages.noneText} />
                </EmptyState>
              )}
              {days
                .filter(({ breaks }) => breaks > 0)
                .map((day) => (
                  <DifferentDay
                    key={`${day.brand} ${day.day}`}
                    day={day}
                    onCompared={(isEqual) => {
                      setResult({
                        isEqual,
                        message: text(messages[isEqual ? 'equalNow' : 'still'], {
                          brand: brandTitle(day.brand),
                          day: day.day,
                        }),
                      });
                      request.reload();
                    }}
                  />
                ))}
              <EqualDays days={days.filter(({ breaks }) => breaks === 0)} />
            </>
          )}
        </AsyncContent>
      </div>
    </RestrictedPage>
  );
}
