import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { releaseName } from '@foyer/kernel/release-plan';
import type { StaffNotice } from '@foyer/kernel/release-set';
import { languageTag } from '@foyer/links';
import { useServerTime, useServices, useStore } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { useOutlet } from '../../../remotes/outlet/outletContext.ts';
import * as css from './StaffPreviewBanner.css.ts';
import { bannerTexts } from './bannerTexts.ts';

export interface StaffPreviewBannerProps {
  /** Ends the preview on this browser and reloads the page. */
  leave(): Promise<void>;
}

/**
 * The release that a staff member previews, its end time, and the exit. Disappears as soon as the edge
 * serves the live version again.
 */
export function StaffPreviewBanner({ leave }: StaffPreviewBannerProps) {
  const { remotes } = useOutlet();
  const { staff, apps } = useStore(remotes.releases);
  if (!staff) return null;
  const isFallbackShown = apps.filter(({ app }) => app === staff.app).length > 1;
  return <Banner staff={staff} isFallbackShown={isFallbackShown} leave={leave} />;
}

function Banner({
  staff,
  isFallbackShown,
  leave,
}: StaffPreviewBannerProps & { readonly staff: StaffNotice; readonly isFallbackShown: boolean }) {
  const { locale } = useServices();
  const banner = useReservedHeight();
  const [isLeaving, setLeaving] = useState(false);
  const { app, release, email, until } = staff;
  // the edge ends the preview by the same clock
  const isOver = useServerTime() >= Date.parse(until);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short' }).format(new Date(until));
  const texts = bannerTexts(locale, { release: releaseName(app, release), email, time });
  const message = isFallbackShown ? texts.failed : isOver ? texts.over : texts.shows;
  return (
    <aside ref={banner} className={css.banner} data-staff-preview aria-label={texts.label}>
      <p className={css.text} role="status">
        <span className={css.label}>{texts.label}</span>
        {message}
      </p>
      <Button
        size="small"
        tone="quiet"
        busy={isLeaving}
        onPress={() => {
          setLeaving(true);
          void leave().finally(() => setLeaving(false));
        }}
      >
        {texts.back}
      </Button>
    </aside>
  );
}

/** Reserves the height of the banner in the page, so that it covers no controls. */
function useReservedHeight(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--fy-staff-space', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--fy-staff-space');
    };
  }, []);
  return ref;
}
