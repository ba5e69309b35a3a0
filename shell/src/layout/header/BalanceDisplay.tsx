import { MoneyText, Text, useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Suspense } from 'react';
import { Money, Skeleton, VisuallyHidden } from '@foyer/ui';
import { DepositLink } from './DepositLink.tsx';
import { lazyRequired } from '../../lib/importRequiredPart.ts';
import * as css from './BalanceDisplay.css.ts';
import { messages } from './Header.messages.ts';

const BalanceUnavailable = lazyRequired(
  'header.balance',
  async () => (await import('./BalanceUnavailable.tsx')).BalanceUnavailable,
);

/** The live balance with the deposit link, visible on every page. */
export function BalanceDisplay() {
  const { wallet, navigation } = useServices();
  const text = useText();
  const state = useStore(wallet);
  const { off } = useStore(navigation);
  // The header has room for two lines: with a bonus, the label is replaced by the bonus amount.
  const hasBonus = state.status === 'STREAMING' && state.bonusEnabled;
  return (
    <div className={css.balanceArea}>
      <div className={css.balance}>
        {hasBonus ? (
          <VisuallyHidden>{text(messages.balance)}</VisuallyHidden>
        ) : (
          <span className={css.balanceLabel}>{text(messages.balance)}</span>
        )}
        {state.status === 'STREAMING' ? (
          <>
            <span
              className={state.stale ? css.stale : undefined}
              title={state.stale ? text(messages.stale) : undefined}
            >
              <Money amount={state.balance} strong />
            </span>
            {hasBonus && (
              <span className={css.bonus}>
                <Text {...messages.bonus} values={{ amount: <MoneyText amount={state.bonusBalance} /> }} />
              </span>
            )}
          </>
        ) : (
          <Suspense fallback={<Skeleton width="4.5rem" />}>
            {state.status === 'LOADING' && state.hasFailed ? (
              <BalanceUnavailable />
            ) : (
              <Skeleton width="4.5rem" />
            )}
          </Suspense>
        )}
      </div>
      {!off.has('deposit') && <DepositLink />}
    </div>
  );
}
