import { keysSchema } from '@foyer/kernel/key-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, DataTable, Heading } from '@foyer/ui';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { ReleaseName } from '../../parts/release-name/ReleaseName.tsx';
import { useNow } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './KeysPage.messages.ts';
import { utcDate } from '../../model/times.ts';

const REVOKE_COMMAND = 'npm run foyer -- keys revoke <key> --since 2h --reason "Stolen"';

/** Signing keys and their state. */
export function KeysPage() {
  const text = useText();
  const now = useNow();
  const keys = useRequest('/api/v1/keys', keysSchema);
  return (
    <>
      <PageHead title={text(messages.title)} intro={text(messages.intro)} />
      <div className={panel.panels}>
        <AsyncContent request={keys} height="24rem">
          {(data) => (
            <section className={panel.panel}>
              <DataTable
                caption={text(messages.title)}
                rows={data.keys}
                rowKey={({ id }) => id}
                columns={[
                  { id: 'holder', label: text(messages.holder), cell: ({ holder }) => holder },
                  { id: 'email', label: text(messages.email), cell: ({ email }) => email ?? '–' },
                  { id: 'roles', label: text(messages.roles), cell: ({ roles }) => roles.join(', ') },
                  { id: 'id', label: text(messages.id), cell: ({ id }) => <ReleaseName release={id} /> },
                  {
                    id: 'until',
                    label: text(messages.until),
                    cell: ({ notAfter }) => utcDate(notAfter),
                  },
                  {
                    id: 'state',
                    label: text(messages.state),
                    align: 'end',
                    cell: ({ revokedAt, notAfter }) => {
                      if (revokedAt !== null)
                        return (
                          <Badge tone="negative">
                            <Text {...messages.revoked} values={{ at: utcDate(revokedAt) }} />
                          </Badge>
                        );
                      return Date.parse(notAfter) <= now ? (
                        <Badge tone="warning">
                          <Text {...messages.expired} />
                        </Badge>
                      ) : (
                        <Badge tone="positive">
                          <Text {...messages.valid} />
                        </Badge>
                      );
                    },
                  },
                ]}
              />
            </section>
          )}
        </AsyncContent>
        <section className={panel.panel}>
          <Heading level={2} size="title3">
            <Text {...messages.revokeTitle} />
          </Heading>
          <p>
            <Text {...messages.revokeText} />
          </p>
          <code className={panel.code}>{REVOKE_COMMAND}</code>
        </section>
      </div>
    </>
  );
}
