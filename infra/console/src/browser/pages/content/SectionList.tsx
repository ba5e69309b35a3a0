import { useText } from '@foyer/i18n';
import type { ContentSections } from '@foyer/market/content-answers';
import { Badge, DataTable, Link } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { messages } from './ContentPage.messages.ts';
import { draftOf, liveNumber } from './sectionState.ts';
import { useSectionName } from './sectionNames.ts';

/** Sections of a brand with their live version and an unpublished draft. */
export function SectionList({ brand, sections }: Pick<ContentSections, 'brand' | 'sections'>) {
  const text = useText();
  const href = useHref();
  const nameOf = useSectionName();
  return (
    <section className={panel.panel}>
      <DataTable
        caption={text(messages.sections)}
        rows={sections}
        rowKey={({ section }) => section}
        columns={[
          {
            id: 'section',
            label: text(messages.section),
            cell: ({ section }) => (
              <Link
                href={href(`/content?brand=${brand}&section=${encodeURIComponent(section)}`)}
                tone="plain"
              >
                {nameOf(section)}
              </Link>
            ),
          },
          {
            id: 'live',
            label: text(messages.live),
            cell: (state) =>
              state.live === null
                ? text(messages.delivered)
                : text(messages.version, { number: liveNumber(state) }),
          },
          {
            id: 'by',
            label: text(messages.publishedBy),
            cell: ({ live }) =>
              live === null
                ? '–'
                : text(live.approvedBy === null ? messages.byAt : messages.byApprovedAt, {
                    staff: live.publishedBy,
                    at: utcDateTime(live.at),
                  }),
          },
          {
            id: 'draft',
            label: text(messages.draft),
            cell: (state) => {
              const draft = draftOf(state);
              return draft === undefined ? (
                '–'
              ) : (
                <>
                  <Badge tone="second">{text(messages.version, { number: draft.number })}</Badge>{' '}
                  {text(messages.byAt, { staff: draft.author, at: utcDateTime(draft.at) })}
                </>
              );
            },
          },
        ]}
      />
    </section>
  );
}
