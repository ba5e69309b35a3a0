import type { JackpotState, WinnablePotId } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { Facts, Heading, Paragraph } from '@foyer/ui';
import { messages as potMessages } from '../../pages/jackpot/parts/pot-board/pots.messages.ts';
import { messages } from './mustHit.messages.ts';
import { useMustHitText } from './useMustHitText.ts';

const POTS: readonly WinnablePotId[] = ['mega', 'major', 'minor', 'shared'];

/** When the pots drop at the latest; nothing without such a limit. */
export function MustHitFacts({
  state,
  currency,
}: {
  readonly state: JackpotState | undefined;
  readonly currency: string;
}) {
  const text = useText();
  const mustHit = useMustHitText(state, currency);
  const items = POTS.flatMap((pot) => {
    const value = mustHit(pot)?.value;
    return value === undefined ? [] : [{ label: text(potMessages[pot]), value }];
  });
  if (items.length === 0) return null;
  return (
    <>
      <Heading level={3} size="label">
        <Text {...messages.title} />
      </Heading>
      <Facts columns="wide" items={items} />
      <Paragraph size="small" tone="muted">
        <Text {...messages.note} />
      </Paragraph>
    </>
  );
}
