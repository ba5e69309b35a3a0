import { Text, useText } from '@foyer/i18n';
import { Badge, Button, DataTable, Facts, Heading, Paragraph } from '@foyer/ui';
import { useId, useLayoutEffect, useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { IdentityDialog } from './IdentityDialog.tsx';
import { messages as page } from './IdentityPage.messages.ts';
import { messages } from './PlayerPanel.messages.ts';
import { useCheckReason } from './useCheckReason.ts';
import type { DecisionKind } from './identityQuestion.ts';
import type { IdentityCheck, IdentityPerson } from '@foyer/market/identity-answers';
import { utcDateTime } from '../../model/times.ts';

interface PlayerPanelProps {
  readonly player: IdentityPerson;
  /** Text that describes the decision. */
  onDecided(message: string): void;
  /** The displayed data is outdated. */
  onStale(): void;
}

/** One player: personal data to compare with the documents, history and decisions. */
export function PlayerPanel({ player, onDecided, onStale }: PlayerPanelProps) {
  const id = useId();
  const text = useText();
  const [kind, setKind] = useState<DecisionKind>();
  const mayDecide = mayDecideWithdrawals(usePerson());
  const { accountStatus, brand, deadline, missing, person, playerId, status } = player;
  // moves keyboard focus into the panel, which does not open next to its button
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id, playerId, brand, status]);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <Heading id={id} level={2} size="title2" focusable>{`${playerId} · ${brandTitle(brand)}`}</Heading>
        <Badge tone={status === 'Done' ? 'positive' : status === 'Required' ? 'warning' : 'neutral'}>
          <Text {...messages[status]} />
        </Badge>
      </div>
      <Facts
        items={[
          { label: text(messages.name), value: person.name },
          { label: text(messages.dateOfBirth), value: person.dateOfBirth },
          { label: text(messages.address), value: person.address },
          { label: text(messages.country), value: person.country },
          { label: text(messages.account), value: accountStatus },
          ...(status === 'Required'
            ? [
                {
                  label: text(page.until),
                  value: deadline === null ? text(page.noDate) : utcDateTime(deadline),
                },
                { label: text(page.missing), value: missing.map((one) => text(page[one])).join(', ') },
              ]
            : []),
        ]}
      />
      <History player={player} />
      {mayDecide && (
        <div className={panel.actions}>
          {status !== 'Done' && (
            <Button onPress={() => setKind('confirm')}>
              <Text {...messages.confirm} />
            </Button>
          )}
          <Button tone="secondary" onPress={() => setKind('ask')}>
            <Text {...messages.ask} />
          </Button>
        </div>
      )}
      {kind !== undefined && (
        <IdentityDialog
          player={player}
          kind={kind}
          onStale={onStale}
          onClose={() => setKind(undefined)}
          onDone={(message) => {
            setKind(undefined);
            onDecided(message);
          }}
        />
      )}
    </section>
  );
}

function History({ player: { checks, currency } }: Pick<PlayerPanelProps, 'player'>) {
  const text = useText();
  const reasonOf = useCheckReason();
  if (checks.length === 0)
    return (
      <Paragraph>
        <Text {...messages.noHistory} />
      </Paragraph>
    );
  const about = (check: IdentityCheck): string =>
    check.kind === 'confirmed'
      ? text(messages.confirmedBy, {
          documents: check.documents.map((one) => text(messages[one])).join(', '),
          staff: check.staff ?? '',
          reason: check.reason ?? '',
        })
      : reasonOf(check, currency);
  return (
    <DataTable
      caption={text(messages.history)}
      showCaption
      rows={checks}
      rowKey={({ at, kind }) => `${at} ${kind}`}
      columns={[
        { id: 'what', label: text(messages.event), cell: ({ kind }) => text(messages[kind]) },
        { id: 'when', label: text(messages.when), cell: ({ at }) => utcDateTime(at) },
        { id: 'about', label: text(messages.about), cell: about },
      ]}
    />
  );
}
