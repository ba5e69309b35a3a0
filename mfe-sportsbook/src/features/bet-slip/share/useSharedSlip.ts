import type { SportsSlipRefusal } from '@foyer/graphql/main';
import { useFeatureUse, useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { selectionKey, type Coupon } from '../../coupon/coupon.ts';
import { readSelections } from '../../coupon/readSelections.ts';
import { useCouponStore } from '../../coupon/useCoupon.ts';
import { SharedSportsSlipDocument, type SharedSportsSlipQuery } from './ShareSlip.generated.ts';

export type SharedSelections = NonNullable<SharedSportsSlipQuery['root']['sharedSportsSlip']>['selections'];

export type SharedSlip =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'refused'; readonly refusal: SportsSlipRefusal }
  /** `asking`: the slip has selections already, and the player decides. */
  | { readonly status: 'asking' | 'filled'; readonly selections: SharedSelections };

interface OpenedSlip {
  readonly state: SharedSlip;
  retry(): void;
  /** Replaces the slip with the shared selections. */
  replace(): void;
}

/** Reads shared selections and puts them into an empty slip. */
export function useSharedSlip(code: string): OpenedSlip {
  const { apollo, telemetry } = useServices();
  const use = useFeatureUse();
  const coupon = useCouponStore();
  const [state, setState] = useState<SharedSlip>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    apollo
      .query({ query: SharedSportsSlipDocument, variables: { code }, fetchPolicy: 'network-only' })
      .then(({ data }) => {
        if (!isCurrent) return;
        const shared = data?.root.sharedSportsSlip;
        if (!shared) return setState({ status: 'failed' });
        if (shared.refusal) return setState({ status: 'refused', refusal: shared.refusal });
        use('open-shared-slip');
        const available = readSelections(shared.selections);
        if (coupon.current().length > 0 && available.length > 0 && !isSame(coupon.current(), available))
          return setState({ status: 'asking', selections: shared.selections });
        if (available.length > 0) coupon.replace(available);
        setState({ status: 'filled', selections: shared.selections });
      })
      .catch((error: unknown) => {
        telemetry.failed('shared-sports-slip', error);
        if (isCurrent) setState({ status: 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [apollo, telemetry, use, coupon, code, attempt]);

  return {
    state,
    retry() {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    replace() {
      if (state.status !== 'asking') return;
      coupon.replace(readSelections(state.selections));
      setState({ status: 'filled', selections: state.selections });
    },
  };
}

/** True for a slip with exactly these selections, at any price. */
function isSame(own: Coupon, shared: Coupon): boolean {
  const keys = new Set(own.map(selectionKey));
  return own.length === shared.length && shared.every((selection) => keys.has(selectionKey(selection)));
}
