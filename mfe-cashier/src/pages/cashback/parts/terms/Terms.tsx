import { Text, useMoney, useText } from '@foyer/i18n';
import { PageLink } from '@foyer/platform';
import { Card, Heading, Paragraph, Stack } from '@foyer/ui';
import { messages, periods } from '../../CashbackPage.messages.ts';
import type { RunningCashback } from '../formula/Formula.tsx';
import * as css from './Terms.css.ts';

interface TermsProps {
  readonly cashback: RunningCashback;
}

/** The most important conditions on the page itself, with a link to the full terms. */
export function Terms({ cashback: { currency, maximum, minimum, period, wageringFactor } }: TermsProps) {
  const text = useText();
  const write = useMoney();
  const money = (minor: number): string => write({ minor, currency });
  return (
    <Card tone="quiet">
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.terms} />
        </Heading>
        <ul className={css.terms}>
          <li>
            <Text {...periods[period]} />
          </li>
          <li>
            <Text {...messages.termReal} />
          </li>
          <li>{text(messages.termBounds, { minimum: money(minimum), maximum: money(maximum) })}</li>
          <li>
            {wageringFactor === 0
              ? text(messages.termOwn)
              : text(messages.termBonus, { factor: wageringFactor })}
          </li>
          <li>
            <Text {...messages.termBlocked} />
          </li>
        </ul>
        <Paragraph size="small">
          <PageLink to="bonus-terms-and-conditions">
            <Text {...messages.fullTerms} />
          </PageLink>
        </Paragraph>
      </Stack>
    </Card>
  );
}
