import type { OverlayContents, OverlayOutcome } from '@foyer/contract';
import { joinSentences, useDates, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useContactSupport, useIsAvailable, useServices } from '@foyer/platform';
import { Paragraph } from '@foyer/ui';
import { LeadOverlay } from './LeadOverlay.tsx';
import { messages } from './Overlay.messages.ts';

export interface SourceOfWealthProps {
  readonly content: OverlayContents['sow'];
  onEnd(outcome: OverlayOutcome): void;
}

/** Asks for the source of wealth: links to its page or, while that is unavailable, to support. */
export function SourceOfWealth({ content, onEnd }: SourceOfWealthProps) {
  const text = useText();
  const dates = useDates();
  const { locale } = useServices();
  const support = useContactSupport();
  const hasPage = useIsAvailable('source-of-wealth');
  return (
    <LeadOverlay
      title={text(messages.sow)}
      {...(hasPage ? { href: hrefTo(locale, 'source-of-wealth') } : support)}
      action={text(hasPage ? messages.sowGo : messages.contactSupport)}
      onEnd={onEnd}
    >
      <Paragraph>
        {joinSentences(
          text(content.isUploadRequired === true ? messages.sowUpload : messages.sowText),
          content.dueAt !== undefined && text(messages.sowDue, { date: dates.date(content.dueAt) }),
        )}
      </Paragraph>
    </LeadOverlay>
  );
}
