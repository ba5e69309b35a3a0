import { useText } from '@foyer/i18n';
import type { PendingSquadChange } from '@foyer/kernel/squad-answers';
import { Button, Notice } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import type { SquadDecision } from './DecisionDialog.tsx';
import { Differences } from './Differences.tsx';
import { messages } from './SquadsPage.messages.ts';

/** A change that waits for a second operator. Its author can only withdraw it. */
export function PendingChange({
  pending,
  canDecide,
  onDecide,
}: {
  readonly pending: PendingSquadChange;
  readonly canDecide: boolean;
  onDecide(decision: SquadDecision): void;
}) {
  const text = useText();
  const isOwn = usePerson().email.toLowerCase() === pending.requestedBy;
  return (
    <Notice
      tone="warning"
      title={text(messages.pendingTitle)}
      action={
        canDecide && (
          <div className={panel.actions}>
            {!isOwn && (
              <Button size="small" onPress={() => onDecide('approve')}>
                {text(messages.approve)}
              </Button>
            )}
            <Button tone="quiet" size="small" onPress={() => onDecide('reject')}>
              {text(isOwn ? messages.withdraw : messages.reject)}
            </Button>
          </div>
        )
      }
    >
      <p>
        {text(messages.byPerson, { person: pending.requestedBy, reason: pending.reason })}
        {' · '}
        <time dateTime={pending.requestedAt}>{utcDateTime(pending.requestedAt)}</time>
      </p>
      <Differences differences={pending.differences} />
      {isOwn && <p>{text(messages.needsOther)}</p>}
    </Notice>
  );
}
