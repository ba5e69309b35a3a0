import { Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { add, fromMajor } from '@foyer/money';
import { useFeature, useFeatureUse, useServices } from '@foyer/platform';
import { ButtonLink, Notice, Paragraph } from '@foyer/ui';
import { RadioGroup, Switch } from '@foyer/ui/forms';
import type { JackpotOptIn } from '@foyer/contract';
import { contributionWith, exampleStake } from './contribution.ts';
import type { CompleteSettings } from '../../pages/jackpot/completeSettings.ts';
import { messages } from './OptInCard.messages.ts';

const PERCENT = 100;
/** Refusals that a retry can resolve; all others concern the player's account. */
const PASSING: ReadonlySet<string> = new Set([
  'UNAVAILABLE',
  'CONNECTION_LOST',
  'SESSION_ENDED',
  'NOT_AN_OPTION',
  'UNKNOWN_INSTANCE',
  'NOT_THIS_PLAYER',
  'NOT_SIGNED_IN',
]);

export interface OptInFormProps {
  readonly settings: CompleteSettings;
  readonly optIn: JackpotOptIn;
  readonly canChange: boolean;
  readonly currency: string;
}

export function OptInForm({ settings, optIn, canChange, currency }: OptInFormProps) {
  const text = useText();
  const { jackpot } = useServices();
  const isPercentage = useFeature('jackpotContributionsInPercentage');
  const describe = useContributionText(currency, isPercentage);
  const use = useFeatureUse();
  const isIn = optIn.status === 'true';
  return (
    <>
      <Switch
        label={text(messages.toggle)}
        value={isIn}
        disabled={!canChange}
        description={<Example option={optIn.contribution} currency={currency} isPercentage={isPercentage} />}
        onChange={() => {
          use(isIn ? 'opt-out' : 'opt-in');
          jackpot.send({ type: 'toggled' });
        }}
      />
      <RadioGroup
        label={text(messages.contribution)}
        value={optIn.nextContribution ?? optIn.pendingRequest?.contribution ?? optIn.contribution}
        disabled={!canChange}
        options={settings.contributionOptions.map((option) => ({
          value: option,
          label: text(isPercentage ? messages.percent : messages.amount, describe(option)),
        }))}
        onChange={(contribution) => {
          use(isIn ? 'change-contribution' : 'opt-in');
          jackpot.send({ type: 'chosen', contribution });
        }}
      />
      {optIn.status === 'false' && (
        <Paragraph size="small" tone="muted">
          <Text {...messages.chooseOptsIn} />
        </Paragraph>
      )}
      <Refusal reasons={optIn.reasons} />
      <Paragraph size="small" tone="muted">
        <Text {...messages.limits} />
      </Paragraph>
    </>
  );
}

/** Values of a sentence about an option. */
export function useContributionText(
  currency: string,
  isPercentage: boolean,
): (option: string) => Readonly<Record<string, string>> {
  const write = useMoney();
  const numbers = useNumbers();
  return (option) =>
    isPercentage
      ? { share: numbers.percent(Number(option) / PERCENT) }
      : { amount: write(fromMajor(Number(option), currency)) };
}

function Example({
  option,
  currency,
  isPercentage,
}: {
  readonly option: string;
  readonly currency: string;
  readonly isPercentage: boolean;
}) {
  const write = useMoney();
  const stake = exampleStake(currency);
  const contribution = contributionWith(option, isPercentage, stake);
  return (
    contribution && (
      <Text
        {...messages.example}
        values={{
          stake: write(stake),
          sum: write(add(stake, contribution)),
          contribution: write(contribution),
        }}
      />
    )
  );
}

/** The reason why the last request was refused, with the next step; nothing without reasons. */
export function Refusal({ reasons }: { readonly reasons: readonly string[] }) {
  const text = useText();
  const { locale } = useServices();
  if (reasons.length === 0) return null;
  if (reasons.every((reason) => PASSING.has(reason)))
    return (
      <Notice tone="warning" title={text(messages.unchanged)} live>
        <Text {...messages.unchangedText} />
      </Notice>
    );
  const account = (
    <div>
      <ButtonLink href={hrefTo(locale, 'profile-dashboard')} tone="secondary">
        <Text {...messages.account} />
      </ButtonLink>
    </div>
  );
  return (
    <Notice tone="warning" title={text(messages.blocked)} action={account} live>
      <Text {...messages.blockedText} />
    </Notice>
  );
}
