import { scriptInventorySchema } from '@foyer/kernel/script-answers';
import { lastPageCheckSchema, pageCheckResultSchema } from '@foyer/kernel/page-check-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, Notice } from '@foyer/ui';
import { mayCheck } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { useCheckNow } from '../../state/useCheckNow.ts';
import { Inventory } from './Inventory.tsx';
import { LatestCheck } from './LatestCheck.tsx';
import { messages } from './PaymentPagesPage.messages.ts';

const EVERY_MS = 15_000;

/**
 * Scripts allowed on payment pages, and whether browsers receive them unchanged (PCI DSS 6.4.3, 11.6.1).
 */
export function PaymentPagesPage() {
  const text = useText();
  const failureText = useFailureText();
  const person = usePerson();
  const last = useRequest('/api/v1/page-check', lastPageCheckSchema, { everyMs: EVERY_MS });
  const inventory = useRequest('/api/v1/scripts', scriptInventorySchema);
  const { isBusy, failure, run } = useCheckNow('/api/v1/page-check', pageCheckResultSchema, last.reload);

  return (
    <>
      <PageHead
        title={text(messages.title)}
        intro={text(messages.intro)}
        tools={
          mayCheck(person) && (
            <Button icon="shield" busy={isBusy} onPress={run}>
              <Text {...messages.run} />
            </Button>
          )
        }
      />
      {failure !== undefined && (
        <Notice tone="negative" live>
          {failureText(failure)}
        </Notice>
      )}
      <div className={panel.panels}>
        <AsyncContent request={last}>
          {(data) =>
            data.last ? (
              <LatestCheck result={data.last} />
            ) : (
              <p>
                <Text {...messages.never} />
              </p>
            )
          }
        </AsyncContent>
        <AsyncContent request={inventory} height="24rem">
          {(data) => <Inventory inventory={data} />}
        </AsyncContent>
      </div>
    </>
  );
}
