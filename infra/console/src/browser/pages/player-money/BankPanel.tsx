import {
  playerBanksSchema,
  type BankConnection,
  type PlayerBanks,
} from '@foyer/market/bank-connection-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, DataTable, Heading, Notice, Paragraph, VisuallyHidden } from '@foyer/ui';
import { useId, useLayoutEffect, useState } from 'react';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import { RetryButton } from '../../parts/async-content/Retry.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './BankPanel.messages.ts';
import type { BankOwner } from './bankOwner.ts';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import { useKind } from './useKind.ts';
import { utcDateTime } from '../../model/times.ts';

interface BankPanelProps extends BankOwner {
  /** Changes when the data must be reloaded. */
  readonly version: number;
}

/** Current and former bank and wallet connections of a player, with disconnection. */
export function BankPanel({ brand, playerId, version }: BankPanelProps) {
  const id = useId();
  const text = useText();
  const failureText = useReadFailureText();
  const request = useRequest(
    `/player/banks?${new URLSearchParams({ brand, playerId }).toString()}`,
    playerBanksSchema,
    { version },
  );
  const { data, failure, isLoading, reload } = request;
  const [disconnecting, setDisconnecting] = useState<BankConnection>();
  const [done, setDone] = useState<string>();
  // keeps keyboard focus when the row with the pressed button disappears
  useLayoutEffect(() => {
    if (done !== undefined) document.getElementById(id)?.focus();
  }, [done, id]);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={2} size="title2" focusable>
        <Text {...messages.title} />
      </Heading>
      {done !== undefined && (
        <Notice tone="positive" onDismiss={() => setDone(undefined)}>
          {done}
        </Notice>
      )}
      {isLoading && (
        <Paragraph>
          <Text {...messages.loading} />
        </Paragraph>
      )}
      {failure !== undefined && (
        <Notice tone="negative" title={text(messages.notShown)} action={<RetryButton {...request} />}>
          {failureText(failure)}
        </Notice>
      )}
      {data && <Connections connections={data.connections} onDisconnect={setDisconnecting} />}
      {data && data.disconnected.length > 0 && <Past disconnected={data.disconnected} />}
      {disconnecting && (
        <DisconnectDialog
          owner={{ brand, playerId }}
          connection={disconnecting}
          onStale={reload}
          onClose={() => setDisconnecting(undefined)}
          onDone={(message) => {
            setDisconnecting(undefined);
            setDone(message);
            reload();
          }}
        />
      )}
    </section>
  );
}

function Connections({
  connections,
  onDisconnect,
}: Pick<PlayerBanks, 'connections'> & { onDisconnect(connection: BankConnection): void }) {
  const text = useText();
  const kind = useKind();
  const mayDisconnect = mayDecideWithdrawals(usePerson());
  if (connections.length === 0)
    return (
      <Paragraph>
        <Text {...messages.none} />
      </Paragraph>
    );
  const since = (connection: BankConnection): string => utcDateTime(connection.linkedAt);
  return (
    <>
      <DataTable
        caption={text(messages.current)}
        rows={connections}
        rowKey={(connection) => connection.id}
        columns={[
          { id: 'kind', label: text(messages.kind), cell: (connection) => kind(connection.flow) },
          { id: 'since', label: text(messages.since), cell: since },
          ...(mayDisconnect
            ? [
                {
                  id: 'change',
                  label: text(messages.change),
                  align: 'end' as const,
                  cell: (connection: BankConnection) =>
                    connection.isOnlyWayIn ? (
                      text(messages.onlyWayIn)
                    ) : (
                      <Button tone="quiet" size="small" onPress={() => onDisconnect(connection)}>
                        <Text {...messages.disconnect} />{' '}
                        <VisuallyHidden>
                          <Text
                            {...messages.which}
                            values={{ kind: kind(connection.flow), since: since(connection) }}
                          />
                        </VisuallyHidden>
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {connections.some(({ isOnlyWayIn }) => isOnlyWayIn) && (
        <Notice title={text(messages.onlyWayIn)}>
          <Text {...messages.onlyWayInHelp} />
        </Notice>
      )}
    </>
  );
}

function Past({ disconnected }: Pick<PlayerBanks, 'disconnected'>) {
  const text = useText();
  const kind = useKind();
  return (
    <DataTable
      caption={text(messages.past)}
      showCaption
      rows={disconnected}
      rowKey={(one) => one.id}
      columns={[
        { id: 'kind', label: text(messages.kind), cell: ({ flow }) => kind(flow) },
        {
          id: 'since',
          label: text(messages.since),
          cell: ({ linkedAt }) => utcDateTime(linkedAt),
        },
        { id: 'until', label: text(messages.until), cell: ({ at }) => utcDateTime(at) },
        { id: 'by', label: text(messages.by), cell: ({ staff }) => staff },
        { id: 'why', label: text(messages.reason), cell: ({ reason }) => reason },
      ]}
    />
  );
}
