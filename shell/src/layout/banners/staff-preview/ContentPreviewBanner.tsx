import { languageTag } from '@foyer/links';
import { useServerTime, useServices } from '@foyer/platform';
import { useState } from 'react';
import { contentBannerTexts } from './bannerTexts.ts';
import { StaffBanner } from './StaffBanner.tsx';

export interface ContentPreviewBannerProps {
  /** ISO 8601. */
  readonly until: string;
  /** Ends the preview on this browser and loads the page again. */
  leave(): void;
}

/** Unpublished content in the browser of staff, its end time, and the exit (ADR 0208). */
export function ContentPreviewBanner({ until, leave }: ContentPreviewBannerProps) {
  const { locale } = useServices();
  const [isLeaving, setLeaving] = useState(false);
  // the edge ends the preview by the same clock
  const isOver = useServerTime() >= Date.parse(until);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short' }).format(new Date(until));
  const texts = contentBannerTexts(locale, time);
  return (
    <StaffBanner
      label={texts.label}
      back={texts.back}
      isBusy={isLeaving}
      onBack={() => {
        setLeaving(true);
        leave();
      }}
    >
      {isOver ? texts.over : texts.shows}
    </StaffBanner>
  );
}
