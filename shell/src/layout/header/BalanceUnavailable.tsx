import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { useState } from 'react';
import * as css from './BalanceUnavailable.css.ts';
import { messages } from './BalanceUnavailable.messages.ts';

/** Shown instead of a balance that could not be read: a button that requests it again. */
export function BalanceUnavailable() {
  const { wallet } = useServices();
  const [isBusy, setBusy] = useState(false);
  const label = useText()(messages.unavailable);
  return (
    <button
      type="button"
      className={css.retry}
      aria-label={label}
      title={label}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        void wallet.refresh().finally(() => setBusy(false));
      }}
    >
      – <Icon name="refresh" size="small" />
    </button>
  );
}
