import { errorGroupsSchema, errorTitle, type ErrorGroup } from '@foyer/kernel/report-answers';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { Disclosure, EmptyState, Facts, Heading } from '@foyer/ui';
import { appTitle, brandTitle, shortRelease } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useRequest } from '../../state/useRequest.ts';
import * as css from './ReportsPage.css.ts';
import { messages } from './ReportsPage.messages.ts';

const EVERY_MS = 15_000;

/** Groups of errors, the most frequent first, each with its stack. */
export function ErrorGroups({ query, app }: { readonly query: string; readonly app: string }) {
  const text = useText();
  const request = useRequest(`/api/v1/errors?${query}`, errorGroupsSchema, { everyMs: EVERY_MS });
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.errors} />
      </Heading>
      <AsyncContent request={request} height="16rem">
        {({ groups, total }) =>
          groups.length === 0 ? (
            <EmptyState icon="checkCircle" title={text(messages.noErrors)}>
              <Text {...messages.noErrorsText} values={{ of: appTitle(app) }} />
            </EmptyState>
          ) : (
            <>
              <p className={panel.muted}>
                <Text
                  {...messages.errorCount}
                  values={{ total, shown: total > groups.length ? groups.length : 'all' }}
                />
              </p>
              <div className={css.groups}>
                {groups.map((group) => (
                  <Group key={`${group.release} ${group.fingerprint}`} group={group} />
                ))}
              </div>
            </>
          )
        }
      </AsyncContent>
    </section>
  );
}

function Group({ group }: { readonly group: ErrorGroup }) {
  const text = useText();
  const numbers = useNumbers();
  const { release, owner, frames, count, firstSeen, lastSeen, brands, browsers, alsoIn } = group;
  const counts = (of: Readonly<Record<string, number>>, titleOf: (name: string) => string): string =>
    Object.entries(of)
      .sort(([, left], [, right]) => right - left)
      .map(([name, number]) => text(messages.counted, { name: titleOf(name), count: numbers.number(number) }))
      .join(', ');
  return (
    <Disclosure title={text(messages.group, { count: numbers.number(count), error: errorTitle(group) })}>
      <div className={css.group}>
        <Facts
          items={[
            { label: text(messages.release), value: shortRelease(release) },
            { label: text(messages.owner), value: owner },
            { label: text(messages.first), value: utcDateTime(firstSeen) },
            { label: text(messages.last), value: utcDateTime(lastSeen) },
            { label: text(messages.brands), value: counts(brands, brandTitle) },
            { label: text(messages.browsers), value: counts(browsers, (name) => name) },
            {
              label: text(messages.alsoIn),
              value: alsoIn.length === 0 ? text(messages.onlyHere) : alsoIn.map(shortRelease).join(', '),
            },
          ]}
        />
        {frames.length === 0 ? (
          <p className={panel.muted}>
            <Text {...messages.noStack} />
          </p>
        ) : (
          <pre className={css.stack} tabIndex={0} aria-label={text(messages.stack)}>
            {frames.join('\n')}
          </pre>
        )}
      </div>
    </Disclosure>
  );
}
