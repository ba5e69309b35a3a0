import type { PaymentMethodKind } from '@foyer/graphql/main';
import * as css from './MethodIcon.css.ts';

/** Drawn on the grid and with the line width of the kit; kept here because only the cashier shows them. */
const PATHS: Readonly<Record<PaymentMethodKind, string>> = {
  CARD: 'M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1M3 10.5h18M6.5 14.5h4',
  INSTANT_BANK: 'M4 9.5 12 4.5l8 5zM6.5 9.5v7M10.2 9.5v7M13.8 9.5v7M17.5 9.5v7M4.5 19.5h15',
  OPEN_BANKING:
    'M4 8.5 9.5 5l5.5 3.5zM5.5 8.5v5M9.5 8.5v5M4.5 16h6M13 17.5h6.5M17 15l2.5 2.5L17 20M20 13a6 6 0 0 0-3-4',
  WALLET:
    'M4 7.5h14.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6.5A1.5 1.5 0 0 1 5.5 5H17M15.5 13.5h.5',
  VOUCHER:
    'M4 8a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 8v2.2a1.9 1.9 0 0 0 0 3.6V16a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16v-2.2a1.9 1.9 0 0 0 0-3.6zM14.5 7v10',
};

/** An icon for the type of payment method, shown beside its name. */
export function MethodIcon({ kind }: { readonly kind: PaymentMethodKind }) {
  return (
    <span className={css.mark}>
      <svg
        className={css.drawing}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={PATHS[kind]} />
      </svg>
    </span>
  );
}
