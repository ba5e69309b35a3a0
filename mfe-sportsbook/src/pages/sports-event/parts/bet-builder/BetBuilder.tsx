import { joinSentences, useText } from '@foyer/i18n';
import {
  BUILDER,
  MAX_BUILDER_SELECTIONS,
  MIN_BUILDER_SELECTIONS,
  partKey,
  type BuilderAlternative,
} from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import type { SportId } from '@foyer/kernel/sports-feed';
import { Button, Heading, IconButton } from '@foyer/ui';
import { useState } from 'react';
import { useCouponStore } from '../../../../features/coupon/useCoupon.ts';
import { useOdds } from '../../../../features/odds/useOdds.ts';
import { messages as markets } from '../../../../features/outcome/market.messages.ts';
import { usePartName } from '../../../../features/builder/usePartName.ts';
import { messages as prices } from '../../../../features/price-button/PriceButton.messages.ts';
import type { FollowedMatch } from '../../../../features/sports-feed/match.machine.ts';
import * as css from './BetBuilder.css.ts';
import { messages } from './BetBuilder.messages.ts';
import { Problems } from './Problems.tsx';
import { useBuilderPrice, type BuilderAnswer } from '../../../../features/builder/useBuilderPrice.ts';

interface BetBuilderProps {
  readonly match: FollowedMatch;
  readonly sport: SportId;
  readonly stale: boolean;
  readonly parts: readonly MarketSelection[];
  onParts(parts: readonly MarketSelection[]): void;
}

/** The chosen selections of a match with their combined price, or the reasons why they have none. */
export function BetBuilder({ match, sport, stale, parts, onParts }: BetBuilderProps) {
  const text = useText();
  const coupon = useCouponStore();
  const partName = usePartName(sport);
  const answer = useBuilderPrice(match.id, parts, match.sequence);
  const [note, setNote] = useState<'added' | 'full'>();
  const message = typeof answer === 'object' && parts.length > 0 ? answer : undefined;
  const price = message?.status === 'open' && !stale ? message.price : null;
  const names = parts.map((part) => partName(part, match));

  function change(next: readonly MarketSelection[]): void {
    setNote(undefined);
    onParts(next);
  }

  function apply({ part, selection }: BuilderAlternative): void {
    change(
      selection
        ? parts.map((one, index) => (index === part ? selection : one))
        : parts.filter((_, index) => index !== part),
    );
  }

  function add(): void {
    if (price === null) return;
    const before = coupon.current();
    coupon.add({ event: match.id, ...BUILDER, price, parts });
    if (coupon.current() === before) return setNote('full');
    setNote('added');
    onParts([]);
  }

  return (
    <section className={css.panel} aria-label={text(markets.builder)}>
      <div className={css.head}>
        <Heading level={2} size="label">
          {text(markets.builder)}
        </Heading>
        <span role="status" className={css.odds}>
          {parts.length > 0 ? <Odds answer={answer} count={parts.length} /> : note && text(messages[note])}
        </span>
      </div>
      {parts.length === 0 ? (
        <p className={css.muted}>
          {joinSentences(
            text(messages.help, { minimum: MIN_BUILDER_SELECTIONS, maximum: MAX_BUILDER_SELECTIONS }),
            text(messages.rule),
          )}
        </p>
      ) : (
        <>
          <ul className={css.parts}>
            {parts.map((part, index) => (
              <li key={partKey(part)} className={css.part}>
                <span>{names[index]}</span>
                <IconButton
                  icon="close"
                  size="small"
                  label={text(messages.remove, { selection: names[index] ?? '' })}
                  onPress={() => change(parts.filter((other) => other !== part))}
                />
              </li>
            ))}
          </ul>
          {message && (
            <Problems
              problems={message.problems}
              names={names}
              nameOf={(selection) => partName(selection, match)}
              onAlternative={apply}
            />
          )}
          {parts.length >= MAX_BUILDER_SELECTIONS && (
            <p className={css.muted}>{text(messages.maximum, { maximum: MAX_BUILDER_SELECTIONS })}</p>
          )}
          {note === 'full' && <p role="alert">{text(messages.full)}</p>}
          <div className={css.actions}>
            <Button size="small" disabled={price === null} onPress={add}>
              {text(messages.add)}
            </Button>
            <Button size="small" tone="bare" onPress={() => change([])}>
              {text(messages.clear)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Odds({ answer, count }: { readonly answer: BuilderAnswer; readonly count: number }) {
  const text = useText();
  const { write } = useOdds();
  if (answer === 'loading') return text(messages.loading);
  if (answer === 'failed') return text(messages.failed);
  if (answer.price === null) return text(messages.refused);
  if (answer.status === 'suspended') return text(prices.suspended);
  return count < MIN_BUILDER_SELECTIONS
    ? text(messages.one)
    : text(messages.odds, { price: write(answer.price) });
}
