import { useText } from '@foyer/i18n';
import { Notice, Page } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as css from './PageWithSlip.css.ts';
import { messages } from './PageWithSlip.messages.ts';
import type { Offer } from './slip.ts';
import { SlipAnnouncements, SlipBar, SlipPanel } from './SlipPanel.tsx';

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
        {head}
        <SlipAnnouncements offer={offer} />
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
