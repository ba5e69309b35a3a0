import { useText, type Message } from '@foyer/i18n';
import { squadHistorySchema } from '@foyer/kernel/squad-answers';
import { Heading } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useRequest } from '../../state/useRequest.ts';
import { Differences } from './Differences.tsx';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

const KINDS: Readonly<Record<string, Message | undefined>> = {
  'squad-invited': messages.didInvite,
  'squad-invited-again': messages.didInviteAgain,
  'squad-approved': messages.didApprove,
  'squad-changed': messages.didChange,
  'squad-change-requested': messages.didRequest,
  'squad-change-approved': messages.didApproveChange,
  'squad-change-rejected': messages.didRejectChange,
  'squad-suspended': messages.didSuspend,
  'squad-resumed': messages.didResume,
  'squad-ended': messages.didEnd,
};

/** Decisions about a squad from the audit log, newest first. */
export function SquadHistory({ name, version }: { readonly name: string; readonly version: string }) {
  const text = useText();
  const history = useRequest(`/api/v1/squads/history?name=${encodeURIComponent(name)}`, squadHistorySchema, {
    version,
  });
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title3">
        {text(messages.history)}
      </Heading>
      <AsyncContent request={history} height="10rem">
        {({ entries }) => (
          <ol className={css.history}>
            {entries.map(({ id, at, person, kind, reason, differences }) => (
              <li key={id} className={panel.dividedBlock}>
                <span>
                  <strong>{text(KINDS[kind] ?? messages.didChange)}</strong>
                  {' · '}
                  <time dateTime={at}>{utcDateTime(at)}</time>
                </span>
                <span className={css.muted}>{text(messages.byPerson, { person, reason })}</span>
                <Differences differences={differences} />
              </li>
            ))}
          </ol>
        )}
      </AsyncContent>
    </section>
  );
}
