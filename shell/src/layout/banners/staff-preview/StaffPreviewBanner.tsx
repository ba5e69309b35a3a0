import { useState } from 'react';
import { releaseName } from '@foyer/kernel/release-plan';
import type { StaffNotice } from '@foyer/kernel/release-set';
import { languageTag } from '@foyer/links';
import { useServerTime, useServices, useStore } from '@foyer/platform';
import { useOutlet } from '../../../remotes/outlet/outletContext.ts';
import { bannerTexts } from './bannerTexts.ts';
import { StaffBanner } from './StaffBanner.tsx';

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
  const [isLeaving, setLeaving] = useState(false);
  const { app, release, email, until } = staff;
  // the edge ends the preview by the same clock
  const isOver = useServerTime() >= Date.parse(until);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short' }).format(new Date(until));
  const texts = bannerTexts(locale, { release: releaseName(app, release), email, time });
  const message = isFallbackShown ? texts.failed : isOver ? texts.over : texts.shows;
  return (
    <StaffBanner
      label={texts.label}
      back={texts.back}
      isBusy={isLeaving}
      onBack={() => {
        setLeaving(true);
        void leave().finally(() => setLeaving(false));
      }}
    >
      {message}
    </StaffBanner>
  );
}
