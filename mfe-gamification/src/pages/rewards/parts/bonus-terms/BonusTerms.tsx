import { Text, useMoney } from '@foyer/i18n';
import { fractionOf, money, shareOf } from '@foyer/money';
import { PageLink, useFeature } from '@foyer/platform';
import { Icon, Paragraph } from '@foyer/ui';
import type { RewardItemFieldsFragment } from '../../../../features/rewards/RewardFields.generated.ts';
import * as css from '../../../../components/terms-list/TermsList.css.ts';
import { messages } from './BonusTerms.messages.ts';

interface BonusTermsProps {
  readonly bonus: Extract<
    RewardItemFieldsFragment['rewardType'],
    { readonly __typename: 'BonusMoneyDropReward' }
  >;
}

/**
 * Wagering requirement in the player's currency; with the full terms where the licence requires them beside
 * the button.
 */
export function BonusTerms({ bonus }: BonusTermsProps) {
  const write = useMoney();
  const hasFullTerms = useFeature('fullTermsLinkInChallenges');
  const { bonusAmount, currency, wageringRequirementFactor: factor, maxPayout } = bonus;
  // Rounded like the ledger.
  const total = write(money(shareOf(bonusAmount, fractionOf(factor), 'down'), currency));
  return (
    <>
      <ul className={css.terms}>
        <li className={css.term}>
          <Mark />
          <Text {...messages.wager} values={{ total, factor }} />
        </li>
        {maxPayout !== null && (
          <li className={css.term}>
            <Mark />
            <Text {...messages.most} values={{ maximum: write(money(maxPayout, currency)) }} />
          </li>
        )}
        <li className={css.term}>
          <Mark />
          <Text {...messages.order} />
        </li>
      </ul>
      {hasFullTerms && (
        <Paragraph size="small">
          <PageLink to="bonus-terms-and-conditions">
            <Text {...messages.full} />
          </PageLink>
        </Paragraph>
      )}
    </>
  );
}

function Mark() {
  return (
    <span className={css.mark}>
      <Icon name="info" size="small" />
    </span>
  );
}
