import { useMoney, useText, type Message } from '@foyer/i18n';
import {
  ENGAGEMENT_APPROVAL_CENTS,
  REFERENCE_PLAYERS,
  REFERENCE_STAKE_CENTS,
} from '@foyer/market/engagement-rules';
import { money } from '@foyer/money';
import { Badge, Button, Notice, Paragraph } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import { messages } from './engagement.messages.ts';
import type { RuleState } from './engagementValues.ts';

interface RuleHeadProps {
  readonly state: RuleState;
  /** Euro cents; undefined: not known. */
  readonly cost: number | undefined;
  readonly costText: Message;
  readonly disabled: boolean;
  /** Absent: the entry has no end. */
  onEnd?(): void;
}

/** State and cost of an entry, and ending it. */
export function RuleHead({ state, cost, costText, disabled, onEnd }: RuleHeadProps) {
  const text = useText();
  const write = useMoney();
  const euros = (cents: number): string => write(money(cents, 'EUR'));
  return (
    <>
      <div className={panel.head}>
        <Badge tone={state === 'active' ? 'positive' : 'second'}>{text(messages[state])}</Badge>
        {!disabled && onEnd && state !== 'ended' && (
          <Button tone="quiet" size="small" onPress={onEnd}>
            {text(messages.endNow)}
          </Button>
        )}
      </div>
      <Paragraph size="small">
        {cost === undefined
          ? text(messages.costUnknown)
          : text(costText, {
              cost: euros(cost),
              players: REFERENCE_PLAYERS,
              stake: euros(REFERENCE_STAKE_CENTS),
            })}
      </Paragraph>
      {cost !== undefined && cost > ENGAGEMENT_APPROVAL_CENTS && (
        <Notice tone="info">{text(messages.approval, { ceiling: euros(ENGAGEMENT_APPROVAL_CENTS) })}</Notice>
      )}
    </>
  );
}
