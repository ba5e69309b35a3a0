import type { BreakGlassRequest } from '@foyer/kernel/change-answers';
import type { FormatText } from '@foyer/i18n';
import { appTitle, shareText, shortRelease } from '../../model/names.ts';
import { messages } from './Approvals.messages.ts';

const TITLES = { promote: messages.promote, rollout: messages.rollout, pin: messages.pin } as const;

/** The requested change with its release. */
export function titleOf({ app, release, change }: BreakGlassRequest, text: FormatText): string {
  const known = Object.hasOwn(TITLES, change.kind)
    ? TITLES[change.kind as keyof typeof TITLES]
    : messages.promote;
  return text(known, {
    app: appTitle(app),
    release: shortRelease(release),
    share: shareText(change.share ?? 0),
  });
}
