import { Text, useMoney } from '@foyer/i18n';
import { money } from '@foyer/money';
import { PageLink } from '@foyer/platform';
import { Icon, Paragraph } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as css from '../terms-list/TermsList.css.ts';
import { messages } from './FreeSpinTerms.messages.ts';

interface FreeSpinTermsProps {
  /** Number of spins. */
  readonly count: number;
  /** Minor units of `currency`. */
  readonly spinValue: number;
  readonly currency: string;
  /** Null while the game cannot be played. */
  readonly gameName: string | null;
  /** Null: wins are cash. */
  readonly wageringFactor: number | null;
  /** Minor units; null: no maximum. */
  readonly maxPayout: number | null;
  /** Hours from the assignment; absent for a reward with a time of its own. */
  readonly lastsHours?: number;
}

const HOURS_OF_DAY = 24;

/** Value in money, game, the terms of the wins and the time to play. */
export function FreeSpinTerms({
  count,
  spinValue,
  currency,
  gameName,
  wageringFactor: factor,
  maxPayout,
  lastsHours,
}: FreeSpinTermsProps) {
  const write = useMoney();
  return (
    <>
      <ul className={css.terms}>
        <Term>
          <Text
            {...messages.value}
            values={{
              total: write(money(count * spinValue, currency)),
              spin: write(money(spinValue, currency)),
            }}
          />
        </Term>
        {gameName !== null && (
          <Term>
            <Text {...messages.game} values={{ game: gameName }} />
          </Term>
        )}
        <Term>
          <Text {...(factor === null ? messages.cash : messages.bonus)} values={{ factor: factor ?? 0 }} />
        </Term>
        {maxPayout !== null && (
          <Term>
            <Text {...messages.most} values={{ maximum: write(money(maxPayout, currency)) }} />
          </Term>
        )}
        {lastsHours !== undefined && (
          <Term>
            <Text {...messages.days} values={{ days: Math.floor(lastsHours / HOURS_OF_DAY) }} />
          </Term>
        )}
      </ul>
      <Paragraph size="small">
        <PageLink to="bonus-terms-and-conditions">
          <Text {...messages.full} />
        </PageLink>
      </Paragraph>
    </>
  );
}

function Term({ children }: { readonly children: ReactNode }) {
  return (
    <li className={css.term}>
      <span className={css.mark}>
        <Icon name="info" size="small" />
      </span>
      <span>{children}</span>
    </li>
  );
}
