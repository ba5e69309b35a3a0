import { useText } from '@foyer/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@foyer/ui';
import * as css from './DepositForm.css.ts';
import { messages } from './deposit.messages.ts';

/** Number of amounts that the server offers when no limit removes some. */
const QUICK_AMOUNTS = 4;
const METHODS = 3;

/** The layout of the whole form while the wallet is not known yet. */
export function DepositSkeleton() {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton shape="block" height="5.5rem" />
        <QuickAmountsSkeleton />
      </Stack>
      <MethodsSkeleton />
    </Stack>
  );
}

/** Placeholder of the quick amounts. */
export function QuickAmountsSkeleton() {
  return (
    <div className={css.quick}>
      {Array.from({ length: QUICK_AMOUNTS }, (_, index) => (
        <Skeleton key={index} shape="block" height="2.75rem" />
      ))}
    </div>
  );
}

/** Placeholder of the payment methods and the button below them. */
export function MethodsSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-busy="true" data-loading="">
      <VisuallyHidden>{text(messages.methodsComing)}</VisuallyHidden>
      <Stack gap="large">
        <Stack gap="small">
          <Skeleton shape="title" height="1.25rem" />
          {Array.from({ length: METHODS }, (_, index) => (
            <Skeleton key={index} shape="block" height="4rem" />
          ))}
        </Stack>
        <Skeleton shape="block" height="3.25rem" />
      </Stack>
    </div>
  );
}
