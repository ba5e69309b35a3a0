import { releaseName } from '@foyer/kernel/release-plan';
import { timelineSchema, type TimelineEntry } from '@foyer/kernel/timeline-answers';
import { useLive, useNow } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';

const READ = 30;
const SHOWN_MS = 3_600_000;

/** Decisions of the last hour by which the registry rolled a release back, of one application or of all. */
export function useRolledBack(app?: string): readonly TimelineEntry[] {
  const { status, environment } = useLive();
  const filter = app === undefined ? '' : `&app=${app}`;
  const { data } = useRequest(
    `/api/v1/audit?environment=${environment}&limit=${READ}${filter}`,
    timelineSchema,
    { version: status?.version },
  );
  const now = useNow();
  return (data?.entries ?? []).filter(
    ({ actor, kind, app: name, release, at }) =>
      actor === 'registry' &&
      kind === 'withdraw' &&
      now - Date.parse(at) < SHOWN_MS &&
      // an operator may have reinstated it
      status?.withdrawn.includes(releaseName(name ?? '', release ?? '')) === true,
  );
}
