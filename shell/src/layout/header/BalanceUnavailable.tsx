import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import * as css from './BalanceUnavailable.css.ts';
import { messages } from './BalanceUnavailable.messages.ts';

/** In place of a balance that could not be read: a dash that requests it again. */
export function BalanceUnavailable() {
  const { wallet } = useServices();
  const label = useText()(messages.unavailable);
  return (
    <button
      type="button"
      className={css.retry}
      aria-label={label}
      title={label}
      onClick={() => void wallet.refresh()}
    >
      –
    </button>
  );
}
