import type { ReactNode } from 'react';
import { useBusinessReady, usePageTitle } from '@foyer/platform';
import { Paragraph, Row, Section, Stack } from '@foyer/ui';
import { ProfileFrame } from '../profile-frame/ProfileFrame.tsx';
import type { ProfileRoute } from '../profile-frame/profilePages.ts';
import { HistoryList, type HistoryListProps } from './HistoryList.tsx';

export interface HistoryPageProps<Node, Totals, Data> extends Omit<
  HistoryListProps<Node, Totals, Data>,
  'hasPeriod'
> {
  readonly current: ProfileRoute;
  /** Translated. */
  readonly title: string;
  /** Translated sentence about the content. */
  readonly intro: string;
  /** Links to related pages. */
  readonly links?: ReactNode;
  /** Content before the history, for example what is in progress. */
  readonly before?: ReactNode;
  /** Translated heading of the history, where something is before it. */
  readonly heading?: string;
}

/** A page of the account with one history: the same period, filters, totals, files and paging on all. */
export function HistoryPage<Node, Totals, Data>({
  current,
  title,
  intro,
  links,
  before,
  heading,
  ...list
}: HistoryPageProps<Node, Totals, Data>) {
  usePageTitle(title);
  useBusinessReady(list.history.nodes !== undefined);
  return (
    <ProfileFrame current={current} title={title}>
      <Stack gap="large">
        <Row justify="between" align="baseline" gap="medium" wrap>
          <Paragraph tone="muted">{intro}</Paragraph>
          {links}
        </Row>
        {before}
        {heading === undefined ? (
          <HistoryList {...list} />
        ) : (
          <Section title={heading}>
            <HistoryList level={3} {...list} />
          </Section>
        )}
      </Stack>
    </ProfileFrame>
  );
}
