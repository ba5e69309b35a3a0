import { HARM_ACTIONS, type HarmAction } from '@foyer/market/harm';
import type { HarmActionView, HarmCase } from '@foyer/market/harm-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, DataTable, Facts, Heading, Paragraph } from '@foyer/ui';
import { useId, useLayoutEffect, useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { utcDateTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { LevelBadge } from './CaseList.tsx';
import { actionNames, messages } from './CasePanel.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { accounts } from '../../parts/code-text/codeText.messages.ts';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { useLimitChange } from './useLimitChange.ts';
import { useMarkerReason } from './useMarkerReason.ts';

interface CasePanelProps {
  readonly player: HarmCase;
  /** Text that describes the recorded action. */
  onDone(message: string): void;
}

/** One player: state, markers with their reasons, actions of staff, and the next action. */
export function CasePanel({ player, onDone }: CasePanelProps) {
  const id = useId();
  const text = useText();
  const protection = useProtectionText();
  const named = useCodeText();
  const [action, setAction] = useState<HarmAction>();
  const mayAct = mayDecideWithdrawals(usePerson());
  const { accountStatus, brand, currency, isDepositBlocked, isSuppressed, limits, markers, playerId } =
    player;
  const set = limits.flatMap((limit) =>
    limit.amount === null
      ? []
      : [`${protection.limit(limit)}: ${protection.amount(limit.kind, limit.amount, currency)}`],
  );
  // moves keyboard focus into the panel, which does not open next to its button
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id, playerId, brand]);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <Heading id={id} level={2} size="title2" focusable>{`${playerId} · ${brandTitle(brand)}`}</Heading>
        {markers.length > 0 && <LevelBadge markers={markers} />}
      </div>
      <Facts
        items={[
          { label: text(messages.player), value: <PlayerLink brand={brand} playerId={playerId} /> },
          { label: text(messages.account), value: named(accounts, accountStatus) },
          {
            label: text(messages.deposits),
            value: text(isDepositBlocked ? messages.blocked : messages.allowed),
          },
          {
            label: text(messages.marketing),
            value: text(isSuppressed ? messages.excluded : messages.included),
          },
          {
            label: text(messages.limits),
            value: set.length === 0 ? text(messages.noLimits) : set.join('; '),
          },
        ]}
      />
      <Markers player={player} />
      <Actions player={player} />
      {mayAct && (
        <div className={panel.actions}>
          {HARM_ACTIONS.filter((one) => one !== 'limit' || limits.length > 0).map((one) => (
            <Button key={one} tone="secondary" onPress={() => setAction(one)}>
              <Text {...actionNames[one]} />
            </Button>
          ))}
        </div>
      )}
      {action !== undefined && (
        <ActionDialog
          player={player}
          action={action}
          onClose={() => setAction(undefined)}
          onDone={() => {
            setAction(undefined);
            onDone(text(messages.done, { action: text(actionNames[action]), playerId }));
          }}
        />
      )}
    </section>
  );
}

function Markers({ player: { markers } }: Pick<CasePanelProps, 'player'>) {
  const text = useText();
  const reasonOf = useMarkerReason();
  if (markers.length === 0)
    return (
      <Paragraph>
        <Text {...messages.noMarkers} />
      </Paragraph>
    );
  return (
    <DataTable
      caption={text(messages.markers)}
      showCaption
      rows={markers}
      rowKey={({ at, marker, level }) => `${at} ${marker} ${level}`}
      columns={[
        { id: 'when', label: text(messages.when), cell: ({ at }) => utcDateTime(at) },
        { id: 'level', label: '', cell: (marker) => <LevelBadge markers={[marker]} /> },
        { id: 'reason', label: text(messages.reason), cell: reasonOf },
      ]}
    />
  );
}

function Actions({ player: { actions, currency } }: Pick<CasePanelProps, 'player'>) {
  const text = useText();
  const limitChange = useLimitChange(currency);
  if (actions.length === 0) return null;
  const detail = ({ action, details }: HarmActionView): string => {
    if (action === 'call')
      return text(details['isReached'] === true ? messages.reached : messages.notReached);
    return action === 'limit' ? limitChange(details) : '';
  };
  return (
    <DataTable
      caption={text(messages.actions)}
      showCaption
      rows={actions}
      rowKey={({ at, action }) => `${at} ${action}`}
      columns={[
        { id: 'when', label: text(messages.when), cell: ({ at }) => utcDateTime(at) },
        {
          id: 'action',
          label: text(messages.action),
          cell: (one) => [text(actionNames[one.action]), detail(one)].filter(Boolean).join(' · '),
        },
        { id: 'by', label: text(messages.by), cell: ({ staff }) => staff },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }) => reason },
      ]}
    />
  );
}
