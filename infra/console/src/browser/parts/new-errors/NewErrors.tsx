import { errorGroupsSchema, errorTitle, type ErrorGroup } from '@foyer/kernel/report-answers';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { ButtonLink, Notice } from '@foyer/ui';
import { appTitle, shortRelease } from '../../model/names.ts';
import { utcTime } from '../../model/times.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './NewErrors.messages.ts';

const EVERY_MS = 10_000;
const MAX_GROUPS = 3;

interface NewErrorsProps {
  readonly app: string;
  readonly release: string;
  /** The page from which the rollout is opened names it in a link. */
  readonly hasLink?: boolean;
}

/**
 * Errors of a release that no other release of the application has. They are known long before a difference of
 * rates can be proven. Hidden without any.
 */
export function NewErrors({ app, release, hasLink = false }: NewErrorsProps) {
  const text = useText();
  const href = useHref();
  const { environment } = useLive();
  const query = new URLSearchParams({ environment, app, release, only: 'new', limit: String(MAX_GROUPS) });
  const { data } = useRequest(`/api/v1/errors?${query.toString()}`, errorGroupsSchema, { everyMs: EVERY_MS });
  if (!data || data.groups.length === 0) return null;
  const reports = href(`/reports?${new URLSearchParams({ app, release }).toString()}`);
  return (
    <Notice
      tone="negative"
      title={text(messages.title, { app: appTitle(app), release: shortRelease(release), count: data.total })}
      action={
        <ButtonLink size="small" tone="quiet" href={hasLink ? href('/rollouts') : reports}>
          <Text {...(hasLink ? messages.rollouts : messages.reports)} />
        </ButtonLink>
      }
    >
      {data.groups.map((group) => (
        <Line key={group.fingerprint} group={group} />
      ))}
    </Notice>
  );
}

function Line({ group }: { readonly group: ErrorGroup }) {
  const text = useText();
  const numbers = useNumbers();
  const { count, frames, firstSeen } = group;
  const [frame] = frames;
  const values = { frame: frame ?? '', time: utcTime(firstSeen) };
  return (
    <p>
      {text(messages.error, { count: numbers.number(count), error: errorTitle(group) })}
      <br />
      {text(frame === undefined ? messages.first : messages.at, values)}
    </p>
  );
}
