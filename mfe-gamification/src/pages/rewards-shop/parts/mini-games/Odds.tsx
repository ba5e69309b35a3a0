import { useProbability, useText } from '@foyer/i18n';
import { MINI_GAME_PARTS, type MiniGame } from '@foyer/kernel/mini-games';
import { DataTable, Paragraph, Stack } from '@foyer/ui';
import { FreeSpinTerms } from '../../../../components/free-spin-terms/FreeSpinTerms.tsx';
import { BonusTermsLink } from '../shop-item/BonusTermsLink.tsx';
import * as css from './MiniGames.css.ts';
import { messages } from './MiniGames.messages.ts';
import { tintOf } from './tints.ts';
import { usePrizeText } from './usePrizeText.ts';

/** The prizes with their exact odds and the terms of what is not paid out at once. */
export function Odds({ game: { name, kind, prizes } }: { readonly game: MiniGame }) {
  const text = useText();
  const percent = useProbability();
  const write = usePrizeText();
  const hasBonus = prizes.some(
    ({ reward }) => reward.kind === 'reward' && reward.rewardType === 'BonusMoneyDrop',
  );
  return (
    <Stack gap="small">
      <DataTable
        caption={`${name}: ${text(messages.prizes)}`}
        rows={prizes.map((prize, place) => ({ ...prize, place }))}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'prize',
            label: text(messages.prize),
            cell: ({ reward, left, place }) => (
              <span className={css.prize}>
                {kind === 'wheel' && (
                  <span className={css.swatch} style={{ background: tintOf(place, prizes.length) }} />
                )}
                {left === null ? write(reward) : text(messages.left, { prize: write(reward), count: left })}
              </span>
            ),
          },
          {
            id: 'odds',
            label: text(messages.odds),
            cell: ({ parts }) =>
              text(messages.chance, {
                chance: percent(parts / MINI_GAME_PARTS),
                parts,
                total: MINI_GAME_PARTS,
              }),
          },
        ]}
      />
      {prizes.map(({ id, reward }) =>
        reward.kind === 'reward' && reward.spinValue !== undefined && reward.spinTerms ? (
          <FreeSpinTerms
            key={id}
            count={reward.amount}
            spinValue={reward.spinValue}
            currency={reward.currency}
            {...reward.spinTerms}
          />
        ) : null,
      )}
      {hasBonus && (
        <>
          <Paragraph size="small" tone="muted">
            {text(messages.bonusTerms)}
          </Paragraph>
          <BonusTermsLink />
        </>
      )}
    </Stack>
  );
}
