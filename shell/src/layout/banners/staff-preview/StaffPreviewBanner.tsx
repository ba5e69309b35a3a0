import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { releaseName } from '@foyer/kernel/release-plan';
import type { StaffNotice } from '@foyer/kernel/release-set';
import { languageTag } from '@foyer/links';
import { useServerTime, useServices, useStore } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { useOutlet } from '../../../remotes/outlet/outletContext.ts';
import * as css from './StaffPreviewBanner.css.ts';
import { ribbonTexts } from './bannerTexts.ts';

export interface StaffRibbonProps {
  /** Ends the preview on this browser and reloads the page. */
  leave(): Promise<void>;
}

/**
 * The release that a staff member previews, its end time, and the exit. Disappears as soon as the edge
 * serves the live version again.
 */
export function StaffRibbon({ leave }: StaffRibbonProps) {
  const { remotes } = useOutlet();
  const { staff, apps } = useStore(remotes.releases);
  if (!staff) return null;
  const standsIn = apps.filter(({ app }) => app === staff.app).length > 1;
  return <Ribbon staff={staff} standsIn={standsIn} leave={leave} />;
}

function Ribbon({
  staff,
  standsIn,
  leave,
}: StaffRibbonProps & { readonly staff: StaffNotice; readonly standsIn: boolean }) {
  const { locale } = useServices();
  const room = useRoom();
  const [isLeaving, setLeaving] = useState(false);
  const { app, release, email, until } = staff;
  // the edge ends the preview by the same clock
  const isOver = useServerTime() >= Date.parse(until);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short' }).format(new Date(until));
  const texts = ribbonTexts(locale, { release: releaseName(app, release), email, time });
  const said = standsIn ? texts.failed : isOver ? texts.over : texts.shows;
  return (
    <aside ref={room} className={css.ribbon} data-staff-ribbon aria-label={texts.label}>
      <p className={css.words} role="status">
        <span className={css.label}>{texts.label}</span>
        {said}
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

/** Reserves the height of the ribbon in the page, so that it covers no controls. */
function useRoom(): RefObject<HTMLElement | null> {
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
