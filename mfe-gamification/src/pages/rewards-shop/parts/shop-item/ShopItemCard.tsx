import { useDates, useNumbers, useMoney, useText } from '@foyer/i18n';
import type { ShopItem } from '@foyer/kernel/rewards-shop';
import { money } from '@foyer/money';
import { Button, Card, Facts, Heading, Money, Paragraph, Stack, type FactsProps } from '@foyer/ui';
import { useId } from 'react';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { FreeSpinTerms } from '../../../../components/free-spin-terms/FreeSpinTerms.tsx';
import { RewardArt } from '../../../../components/reward-art/RewardArt.tsx';
import * as css from './ShopItemCard.css.ts';
import { limits, messages, types } from './ShopItem.messages.ts';
import { BonusTermsLink } from './BonusTermsLink.tsx';
import { useRefusalText } from './useRefusalText.ts';

interface ShopItemCardProps {
  readonly item: ShopItem;
  /** Points of the player. */
  readonly balance: number;
  onBuy(): void;
}

const ART = {
  Money: 'MoneyDropReward',
  BonusMoney: 'BonusMoneyDropReward',
  FreeSpins: 'FreeSpinReward',
} as const;

/** An item: what it is, its price with the money equivalent, its limits, and why it cannot be bought now. */
export function ShopItemCard({ item, balance, onBuy }: ShopItemCardProps) {
  const id = useId();
  const text = useText();
  const write = useMoney();
  const facts = useItemFacts(item);
  const refusal = useRefusalText(item, balance);
  const { type, reward } = item;
  return (
    <li className={css.item}>
      <Card as="article" labelledBy={id}>
        <div className={css.content}>
          <div className={css.head}>
            <Stack gap="small">
              <Heading id={id} level={3} size="title3">
                {item.name}
              </Heading>
              <p className={css.amount}>
                {type === 'FreeSpins' ? (
                  text(messages.spinCount, { count: reward.amount })
                ) : (
                  <Money amount={money(reward.amount, reward.currency)} size="display" />
                )}
                <span className={css.kind}>
                  {text(types[type])}
                  {reward.spinValue !== undefined &&
                    ` · ${write(money(reward.amount * reward.spinValue, reward.currency))}`}
                </span>
              </p>
            </Stack>
            <span className={css.art}>
              <RewardArt kind={ART[type]} />
            </span>
          </div>
          <Paragraph>{item.description}</Paragraph>
          {reward.spinValue !== undefined && reward.spinTerms && (
            <FreeSpinTerms
              count={reward.amount}
              spinValue={reward.spinValue}
              currency={reward.currency}
              {...reward.spinTerms}
            />
          )}
          {type === 'BonusMoney' && <BonusTermsLink />}
          <Facts items={facts} />
          <div className={css.action}>
            {refusal !== undefined && (
              <Paragraph size="small" tone="muted">
                {refusal}
              </Paragraph>
            )}
            {item.canBuy && (
              <Button stretch describedBy={id} onPress={onBuy}>
                {text(messages.buy)}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}

function useItemFacts({
  price,
  priceValue,
  left,
  limit,
  minLevel,
  activeTill,
}: ShopItem): FactsProps['items'] {
  const text = useText();
  const { number } = useNumbers();
  const { deadline } = useDates();
  const write = usePointsText();
  return [
    { label: text(messages.price), value: write(price, priceValue) },
    ...(left === null ? [] : [{ label: text(messages.left), value: number(left) }]),
    ...(limit === null
      ? []
      : [
          {
            label: text(messages.limit),
            value: text(limits[limit.period], { bought: limit.bought, count: limit.count }),
          },
        ]),
    ...(minLevel === null
      ? []
      : [{ label: text(messages.level), value: text(messages.fromLevel, { level: minLevel }) }]),
    ...(activeTill === null
      ? []
      : [{ label: text(messages.until), value: deadline(Date.parse(activeTill)) }]),
  ];
}
