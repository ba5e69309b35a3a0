import { useText } from '@foyer/i18n';
import { appTitle, brandTitles, shareText, shortRelease } from '../../model/names.ts';
import { isNarrowed } from '../../model/rollout.ts';
import type { TimelineEntry } from '@foyer/kernel/timeline-answers';
import { messages } from './decisionText.messages.ts';

export interface DecisionText {
  /** One line: the resulting change. */
  summary(entry: TimelineEntry): string;
}

const BY_KIND = {
  promote: messages.promote,
  rollout: messages.rollout,
  'rollout-stop': messages.rolloutStop,
  rollback: messages.rollback,
  pin: messages.pin,
  unpin: messages.unpin,
  off: messages.off,
  on: messages.on,
  lock: messages.lock,
  unlock: messages.unlock,
  withdraw: messages.withdraw,
  reinstate: messages.reinstate,
  freeze: messages.freeze,
  unfreeze: messages.unfreeze,
  restore: messages.restore,
  published: messages.published,
  publish: messages.published,
  'break-glass-requested': messages.breakGlassRequested,
  'break-glass-rejected': messages.breakGlassRejected,
  'key-added': messages.keyAdded,
  'key-revoked': messages.keyRevoked,
  'staff-invited': messages.staffInvited,
  'content-imported': messages.contentImported,
  'page-changed': messages.pageChanged,
  'page-unverified': messages.pageUnverified,
  'page-verified': messages.pageVerified,
  'script-reported': messages.scriptReported,
  'edge-behind': messages.edgeBehind,
  'edge-current': messages.edgeCurrent,
} as const;

function brandsOf(brands: readonly string[] | undefined): string {
  return brands === undefined ? 'all' : brandTitles(brands);
}

/** Describes an audit entry as a sentence. */
export function useDecisionText(): DecisionText {
  const text = useText();
  const named = (release: string | null | undefined): string =>
    release == null ? text(messages.nothing) : shortRelease(release);
  return {
    summary({ kind, app = '', brands, release, before, after, isUnreadable }) {
      if (isUnreadable) return text(messages.unreadable, { app: appTitle(app), kind }).trim();
      const [was] = before?.rollouts ?? [];
      const [running] = (kind === 'rollout-stop' ? before : after)?.rollouts ?? [];
      const isNarrower =
        kind === 'rollout' && was !== undefined && running !== undefined && isNarrowed(was, running);
      const known = Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind as keyof typeof BY_KIND] : messages.other;
      const isFirst = kind === 'promote' && before?.default == null;
      const isRollout = kind === 'rollout' || kind === 'rollout-stop';
      return text(isNarrower ? messages.rolloutNarrowed : isFirst ? messages.firstPromote : known, {
        app: appTitle(app),
        kind,
        release: named(release),
        before: named(isRollout ? running?.release : before?.default),
        after: named(isRollout ? running?.release : after?.default),
        share: shareText(running ? running.to - running.from : 0),
        brands: brandsOf(running?.brands ?? (kind === 'content-imported' ? brands : undefined)),
      }).trim();
    },
  };
}
