import { sourceSchema } from '@foyer/kernel/release-document';
import { Text, useDates, useText } from '@foyer/i18n';
import { Badge, Button } from '@foyer/ui';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { inverseOf } from '../../model/inverse.ts';
import { ALL_BRANDS, brandTitles } from '../../model/names.ts';
import { mayDecide } from '../../model/permissions.ts';
import type { TimelineEntry } from '@foyer/kernel/timeline-answers';
import { useDecisionText } from '../../parts/decision-text/decisionText.ts';
import { ReleaseSourceText } from '../../parts/release-source/ReleaseSourceText.tsx';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { useNow } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import * as css from './TimelineList.css.ts';
import { messages } from './TimelinePage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

/** Decisions as sentences, newest first. */
export function TimelineList({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  if (entries.length === 0)
    return (
      <p>
        <Text {...messages.none} />
      </p>
    );
  return (
    <ol className={css.list}>
      {entries.map((entry, index) => (
        <Entry key={entry.id} entry={entry} isNewest={isNewestOf(entry, entries, index)} />
      ))}
    </ol>
  );
}

/** Only the latest decision of an application can be reverted, because later ones build on it. */
function isNewestOf(
  { app, chain }: TimelineEntry,
  entries: readonly TimelineEntry[],
  index: number,
): boolean {
  return !entries.slice(0, index).some((later) => later.app === app && later.chain === chain);
}

const JUST_NOW_MS = 60_000;

function Entry({ entry, isNewest }: { readonly entry: TimelineEntry; readonly isNewest: boolean }) {
  const text = useText();
  const dates = useDates();
  const decisionText = useDecisionText();
  const decide = useDecide();
  const person = usePerson();
  const href = useHref();
  const now = useNow();
  const { id, at, actor, role, reason, brands, version, chain, number } = entry;
  const undo = isNewest ? inverseOf(entry) : undefined;
  const when = Date.parse(at);
  // entries about publications have members of their own
  const source = v.safeParse(sourceSchema, entry.after?.['source']);
  return (
    <li className={css.item} id={`entry-${id}`}>
      <p className={css.what}>{decisionText.summary(entry)}</p>
      <p className={css.reason}>{reason}</p>
      <p className={css.meta}>
        <time dateTime={at}>{utcDateTime(at)}</time>
        <span>{now - when < JUST_NOW_MS ? text(messages.justNow) : dates.ago(when, now)}</span>
        <span>{text(messages.by, { actor, role })}</span>
        <span>
          {brands.length === 0
            ? text(messages.noBrand)
            : brands.length === ALL_BRANDS.length
              ? text(messages.everyBrand)
              : brandTitles(brands)}
        </span>
        {entry.unchecked !== undefined && (
          <Badge tone="negative">{text(messages.unchecked, { code: entry.unchecked })}</Badge>
        )}
        {entry.approval !== undefined && (
          <span>{text(messages.requestedBy, { person: entry.approval.requestedBy })}</span>
        )}
        {source.success && <ReleaseSourceText source={source.output} />}
        {version !== undefined && <span>{text(messages.version, { version })}</span>}
        <Link
          className={css.link}
          to={href(`/timeline?entry=${id}`)}
          aria-label={text(messages.linkOf, { number, chain })}
        >
          <Text {...messages.link} />
        </Link>
        {undo !== undefined && mayDecide(person, undo.kind, undo.app) && (
          <Button
            tone="quiet"
            size="small"
            onPress={() =>
              decide({ change: undo, reason: text(messages.undoReason, { version: version ?? 0 }) })
            }
          >
            <Text {...messages.undo} />
          </Button>
        )}
      </p>
    </li>
  );
}
