import { useText } from '@foyer/i18n';
import { lazyPart, useNavigationState, useSessionState, useStore } from '@foyer/platform';
import { Notice, Page, SkipLink } from '@foyer/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useCouponStore } from '../coupon/useCoupon.ts';
import * as css from './PageWithSlip.css.ts';
import { messages } from './PageWithSlip.messages.ts';
import type { Offer } from './slip.ts';
import { SLIP, SlipAnnouncements, SlipBar, SlipPanel } from './SlipPanel.tsx';

const OpenSharedSlip = lazyPart(async () => (await import('./share/OpenSharedSlip.tsx')).OpenSharedSlip);
const SlipSync = lazyPart(async () => (await import('./sync/SlipSync.tsx')).SlipSync);

export interface PageWithSlipProps {
  /** Above the content and the slip. */
  readonly head: ReactNode;
  readonly offer: Offer;
  /** True if the shown prices may be outdated. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** A page with prices and the bet slip beside them, or below them where the page is narrow. */
export function PageWithSlip({ head, offer, isStale, children }: PageWithSlipProps) {
  const text = useText();
  return (
    <Page>
      <div className={css.frame}>
        <SkipToSlip />
        {head}
        <SlipAnnouncements offer={offer} />
        <StoredSlip />
        <SharedSlip />
        {/* rendered before it has content, because live regions announce only changes */}
        <div role="status" className={css.news}>
          {isStale && (
            <Notice tone="warning" title={text(messages.stale)}>
              {text(messages.staleText)}
            </Notice>
          )}
        </div>
        <div className={css.columns}>
          <div className={css.main}>{children}</div>
          <SlipPanel offer={offer} />
          <SlipBar offer={offer} />
        </div>
      </div>
    </Page>
  );
}

/** Leads keyboard users past all prices to a slip with selections, where it is beside them. */
function SkipToSlip() {
  const text = useText();
  if (useStore(useCouponStore()).length === 0) return null;
  return (
    <div className={css.skip}>
      <SkipLink target={SLIP}>{text(messages.skip)}</SkipLink>
    </div>
  );
}

/** The slip of a signed-in player is that of all devices; after the sign-out it belongs to this device only. */
function StoredSlip() {
  const coupon = useCouponStore();
  const { status } = useSessionState();
  useEffect(() => {
    if (status === 'LOGGED_OUT') coupon.setVersion(undefined);
  }, [coupon, status]);
  if (status !== 'LOGGED_IN') return null;
  return (
    <Suspense fallback={null}>
      <SlipSync />
    </Suspense>
  );
}

/** Selections that the address contains by their code: `?slip=7KQ2M9XB`. */
function SharedSlip() {
  const { search } = useNavigationState();
  const address = new URLSearchParams(search).get('slip');
  const [closed, setClosed] = useState<string>();
  if (address === null || address === closed) return null;
  return (
    <div className={css.shared}>
      <Suspense fallback={null}>
        <OpenSharedSlip key={address} code={address} onClose={() => setClosed(address)} />
      </Suspense>
    </div>
  );
}
