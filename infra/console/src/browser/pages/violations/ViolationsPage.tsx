import { violationsSchema } from '@foyer/kernel/health-answers';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { Badge, DataTable, EmptyState } from '@foyer/ui';
import { appTitle, brandTitle, shortRelease } from '../../model/names.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './ViolationsPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

const DAY_MINUTES = 1_440;
const EVERY_MS = 15_000;

/** Violations by application. */
export function ViolationsPage() {
  const text = useText();
  const numbers = useNumbers();
  const { environment } = useLive();
  const request = useRequest(
    `/api/v1/violations?environment=${environment}&minutes=${DAY_MINUTES}`,
    violationsSchema,
    { everyMs: EVERY_MS },
  );
  return (
    <>
      <PageHead title={text(messages.title)} intro={text(messages.intro)} />
      <AsyncContent request={request} height="20rem">
        {({ violations }) =>
          violations.length === 0 ? (
            <EmptyState icon="shield" title={text(messages.none)}>
              <Text {...messages.noneText} />
            </EmptyState>
          ) : (
            <section className={panel.panel}>
              <DataTable
                caption={text(messages.title)}
                rows={violations}
                rowKey={(one) =>
                  [one.kind, one.app, one.release, one.brand, one.subject, one.blocked].join(' ')
                }
                columns={[
                  {
                    id: 'app',
                    label: text(messages.app),
                    cell: ({ app, release }) =>
                      app === null ? text(messages.page) : `${appTitle(app)} ${shortRelease(release ?? '')}`,
                  },
                  {
                    id: 'kind',
                    label: text(messages.kind),
                    cell: ({ kind }) => (
                      <Badge tone={kind === 'integrity' ? 'negative' : 'warning'}>
                        {kind === 'integrity' ? text(messages.integrity) : text(messages.policy)}
                      </Badge>
                    ),
                  },
                  { id: 'subject', label: text(messages.subject), cell: ({ subject }) => subject },
                  { id: 'blocked', label: text(messages.blocked), cell: ({ blocked }) => blocked },
                  {
                    id: 'brand',
                    label: text(messages.brand),
                    cell: ({ brand }) => (brand === null ? '' : brandTitle(brand)),
                  },
                  {
                    id: 'count',
                    label: text(messages.count),
                    align: 'end',
                    cell: ({ count }) => numbers.number(count),
                  },
                  {
                    id: 'last',
                    label: text(messages.last),
                    align: 'end',
                    cell: ({ last }) => utcDateTime(last),
                  },
                ]}
              />
            </section>
          )
        }
      </AsyncContent>
    </>
  );
}
