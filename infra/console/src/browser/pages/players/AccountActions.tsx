import type { AccountAction, PlayerRecord } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, Paragraph } from '@foyer/ui';
import { useId, useState } from 'react';
import { mayChat, mayDecideWithdrawals } from '../../model/permissions.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { actionNames, doneTexts, messages } from './decision.messages.ts';

interface AccountActionsProps {
  readonly record: PlayerRecord;
  /** Text that describes the decision. */
  onDone(message: string): void;
}

/** Decisions that the role allows; otherwise the reason why not. */
export function AccountActions({ record, onDone }: AccountActionsProps) {
  const text = useText();
  const person = usePerson();
  const hint = useId();
  const [action, setAction] = useState<AccountAction>();
  const isOperator = mayDecideWithdrawals(person);
  if (!mayChat(person))
    return (
      <Paragraph tone="muted">
        <Text {...messages.readOnly} />
      </Paragraph>
    );
  return (
    <>
      <div className={panel.actions}>
        {offered(record).map((one) => (
          <Button
            key={one}
            tone={one === 'erase' ? 'critical' : 'secondary'}
            disabled={one === 'erase' && !isOperator}
            {...(one === 'erase' && !isOperator && { describedBy: hint })}
            onPress={() => setAction(one)}
          >
            <Text {...actionNames[one]} />
          </Button>
        ))}
      </div>
      {!isOperator && (
        <Paragraph tone="muted" id={hint}>
          <Text {...messages.eraseNotFor} />
        </Paragraph>
      )}
      {action !== undefined && (
        <AccountDialog
          record={record}
          action={action}
          onClose={() => setAction(undefined)}
          onDone={() => {
            setAction(undefined);
            onDone(text(doneTexts[action]));
          }}
        />
      )}
    </>
  );
}

function offered({ status, isExcluded, erasure, marketing }: PlayerRecord): readonly AccountAction[] {
  if (erasure !== null) return [];
  const reducing: AccountAction[] = marketing.length > 0 ? ['stop-marketing'] : [];
  if (status === 'Closed') return [...reducing, 'reopen', 'erase'];
  return isExcluded ? [...reducing, 'close', 'erase'] : ['sign-out', ...reducing, 'close', 'export', 'erase'];
}
