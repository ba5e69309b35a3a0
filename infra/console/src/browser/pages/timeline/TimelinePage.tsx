import { timelineSchema } from '@foyer/kernel/timeline-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, ButtonLink, Notice } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { ALL_BRANDS, appTitle, brandTitle } from '../../model/names.ts';
import { CHANGE_KINDS } from '@foyer/kernel/change-answers';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { changes } from '../../parts/code-text/codeText.messages.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { ChainCheck } from './ChainCheck.tsx';
import { TimelineList } from './TimelineList.tsx';
import * as css from './TimelineList.css.ts';
import { messages } from './TimelinePage.messages.ts';

const A_PAGE = 50;

/** The audit log; filters and position are part of the address. */
export function TimelinePage() {
  const text = useText();
  const href = useHref();
  const { environment, status } = useLive();
  const [search, setSearch] = useSearchParams();
  const [app, brand, kind, before, entry] = ['app', 'brand', 'kind', 'before', 'entry'].map(
    (name) => search.get(name) ?? '',
  );
  const query = new URLSearchParams({
    environment,
    limit: entry === '' ? String(A_PAGE) : '1',
    ...(app && { app }),
    ...(brand && { brand }),
    ...(before && { before }),
    ...(entry && { before: String(Number(entry) + 1) }),
  });
  const timeline = useRequest(`/api/v1/audit?${query}`, timelineSchema, {
    version: status?.version,
  });
  const set = (name: string, value: string): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.delete('before');
      next.delete('entry');
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const any = { value: 'any', label: text(messages.any) };
  return (
    <>
      <PageHead
        title={text(messages.title)}
        intro={text(messages.intro)}
        tools={
          <>
            <ButtonLink tone="quiet" size="small" external href="/api/v1/audit/export">
              <Text {...messages.export} />
            </ButtonLink>
            <ChainCheck />
          </>
        }
      />
      {entry !== '' && (
        <Notice
          action={
            <Button tone="quiet" size="small" onPress={() => set('entry', '')}>
              <Text {...messages.all} />
            </Button>
          }
        >
          <Text {...messages.single} />
        </Notice>
      )}
      <div className={css.filters}>
        <Select
          label={text(messages.app)}
          value={app || 'any'}
          options={[
            any,
            ...(status?.apps ?? []).map((row) => ({ value: row.app, label: appTitle(row.app) })),
          ]}
          onChange={(value) => set('app', value === 'any' ? '' : value)}
        />
        <Select
          label={text(messages.brand)}
          value={brand || 'any'}
          options={[any, ...ALL_BRANDS.map((value) => ({ value: String(value), label: brandTitle(value) }))]}
          onChange={(value) => set('brand', value === 'any' ? '' : value)}
        />
        <Select
          label={text(messages.kind)}
          value={kind || 'any'}
          options={[
            any,
            ...CHANGE_KINDS.map((value) => ({ value: String(value), label: text(changes[value]) })),
          ]}
          onChange={(value) => set('kind', value === 'any' ? '' : value)}
        />
      </div>
      <section className={css.panel}>
        <AsyncContent request={timeline} height="30rem">
          {({ entries, next }) => (
            <>
              <TimelineList entries={kind === '' ? entries : entries.filter((one) => one.kind === kind)} />
              {next !== undefined && entry === '' && (
                <p className={css.more}>
                  <ButtonLink
                    tone="quiet"
                    href={href(
                      `/timeline?${new URLSearchParams({ ...(app && { app }), ...(brand && { brand }), ...(kind && { kind }), before: String(next) })}`,
                    )}
                  >
                    <Text {...messages.older} />
                  </ButtonLink>
                </p>
              )}
            </>
          )}
        </AsyncContent>
      </section>
    </>
  );
}
