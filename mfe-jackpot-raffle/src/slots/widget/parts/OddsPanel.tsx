import type { WinnablePotId } from '@foyer/contract';
import { Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import { useFeature, useSessionState } from '@foyer/platform';
import { Facts, Heading, Paragraph } from '@foyer/ui';
import { RadioGroup } from '@foyer/ui/forms';
import { contributionWith, exampleStake } from '../../../features/opt-in/contribution.ts';
import { messages as optInMessages } from '../../../features/opt-in/OptInCard.messages.ts';
import { useContributionText } from '../../../features/opt-in/OptInForm.tsx';
import {
  averageStake,
  betsPerHour,
  costPerHour,
  EXAMPLE_BETS_PER_HOUR,
  oneIn,
} from '../../../features/costs/jackpotCosts.ts';
import { messages as potMessages } from '../../../pages/jackpot/parts/pot-board/pots.messages.ts';
import * as css from '../JackpotWidget.css.ts';
import { messages } from '../JackpotWidget.messages.ts';
import type { WidgetBodyProps } from './widgetBodyProps.ts';

const POTS: readonly WinnablePotId[] = ['mega', 'major', 'minor', 'shared'];

/** The contribution, its cost per hour and its chance of each pot. */
export function OddsPanel({
  settings,
  followed: { state, currency, jackpot },
  pace,
  stake,
}: Omit<WidgetBodyProps, 'hasToggle'>) {
  const text = useText();
  const write = useMoney();
  const numbers = useNumbers();
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  const isPercentage = useFeature('jackpotContributionsInPercentage');
  const describe = useContributionText(currency, isPercentage);
  const { optIn } = state ?? {};
  const chosen =
    optIn?.nextContribution ??
    optIn?.pendingRequest?.contribution ??
    optIn?.contribution ??
    settings.initialContributionValue;
  const known = averageStake(pace, currency) ?? (stake?.currency === currency ? stake : undefined);
  // a share of a small stake is rounded down to zero, which would hide the cost
  const typical =
    known && contributionWith(chosen, isPercentage, known)?.minor !== 0 ? known : exampleStake(currency);
  const ownBets = betsPerHour(pace);
  const bets = ownBets ?? EXAMPLE_BETS_PER_HOUR;
  const contribution = contributionWith(chosen, isPercentage, typical);
  const hasLatest = Object.values(state?.mustHit ?? {}).some(
    ({ amountCents, at }) => amountCents !== undefined || at !== undefined,
  );
  const cost = costPerHour(chosen, isPercentage, typical, bets);
  return (
    <div className={css.details}>
      <RadioGroup
        label={text(messages.yourStake)}
        layout="row"
        value={chosen}
        disabled={!isPlayer || state?.link !== 'open'}
        options={settings.contributionOptions.map((option) => ({
          value: option,
          label: text(isPercentage ? optInMessages.percent : optInMessages.amount, describe(option)),
        }))}
        onChange={(option) => jackpot.send({ type: 'chosen', contribution: option })}
      />
      {optIn?.status === 'false' && (
        <Paragraph size="small" tone="muted">
          <Text {...optInMessages.chooseOptsIn} />
        </Paragraph>
      )}
      {cost && (
        <Paragraph size="small">
          <Text
            {...(ownBets === undefined ? messages.costExample : messages.costAtPace)}
            values={{ bets: numbers.number(bets), stake: write(typical), amount: write(cost) }}
          />
        </Paragraph>
      )}
      {contribution && contribution.minor > 0 && state?.chances && (
        <>
          <Heading level={2} size="label">
            <Text {...messages.chance} />
          </Heading>
          <Facts
            items={POTS.map((pot) => {
              const n = oneIn(pot, contribution, state);
              return {
                label: text(potMessages[pot]),
                value: n === undefined ? '–' : text(messages.oneIn, { number: numbers.number(n) }),
              };
            })}
          />
          <Paragraph size="small" tone="muted">
            <Text
              {...(hasLatest ? messages.chanceWithLatest : messages.chanceText)}
              values={{ contribution: write(contribution) }}
            />
          </Paragraph>
        </>
      )}
    </div>
  );
}
