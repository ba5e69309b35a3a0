import { useFeature } from '@foyer/platform';
import type { ReactNode } from 'react';
import * as css from './CashierSurface.css.ts';

/** Surface of the cashier: dark in every brand with the toggle DarkCashierLayout, otherwise the brand's own. */
export function CashierSurface({ children }: { readonly children: ReactNode }) {
  return useFeature('DarkCashierLayout') ? (
    <div className={css.dark} data-cashier-surface="dark">
      {children}
    </div>
  ) : (
    children
  );
}
