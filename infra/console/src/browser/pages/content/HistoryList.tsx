import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import {
  contentHistorySchema,
  contentVersionSchema,
  type ContentPublication,
  type ContentVersion,
  type ContentVersionSummary,
} from '@foyer/market/content-answers';
import { Button, DataTable, Disclosure, EmptyState, Heading } from '@foyer/ui';
import { useState } from 'react';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { Changes } from './Changes.tsx';
import { messages } from './HistoryList.messages.ts';
import type { Publication } from './PublishDialog.tsx';

/** Publications of a section, and its versions with their effect and a roll back. */
export function HistoryList({
  brand,
  section,
  live,
  refresh,
  onPublish,
}: {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly live: ContentVersion;
  /** Changes with every saved or published version. */
  readonly refresh: string;
  onPublish(version: number, kind: Publication['kind']): void;
}) {
  const text = useText();
  const history = useRequest(
    `/content/history?brand=${brand}&section=${encodeURIComponent(section)}`,
    contentHistorySchema,
    { version: refresh },
  );
  return (
    <AsyncContent request={history} height="16rem">
      {({ versions, publications }) => {
        // version 0 holds the delivered values
        const wasLive = (number: number): boolean =>
          number === 0 || publications.some(({ version }) => version === number);
        return versions.length === 0 ? (
          <EmptyState icon="history" title={text(messages.none)} />
        ) : (
          <div className={panel.panels}>
            <Heading level={3} size="title3">
              <Text {...messages.publications} />
            </Heading>
            <Publications publications={publications} />
            <Heading level={3} size="title3">
              <Text {...messages.versions} />
            </Heading>
            {versions.map((version) => (
              <VersionRow
                key={version.number}
                address={`/content/version?brand=${brand}&section=${encodeURIComponent(section)}&number=${version.number}`}
                version={version}
                live={live}
                wasLive={wasLive(version.number)}
                onPublish={() => onPublish(version.number, wasLive(version.number) ? 'rollback' : 'publish')}
              />
            ))}
          </div>
        );
      }}
    </AsyncContent>
  );
}

function Publications({ publications }: { readonly publications: readonly ContentPublication[] }) {
  const text = useText();
  return (
    <DataTable
      caption={text(messages.publications)}
      rows={publications}
      rowKey={({ at, version }) => `${at} ${version}`}
      columns={[
        { id: 'at', label: text(messages.at), cell: ({ at }) => utcDateTime(at) },
        { id: 'version', label: text(messages.version), cell: ({ version }) => version },
        { id: 'by', label: text(messages.by), cell: ({ publishedBy }) => publishedBy },
        {
          id: 'approved',
          label: text(messages.approved),
          cell: ({ approvedBy }) => text(approvedBy === null ? messages.notNeeded : messages.secondPerson),
        },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }) => reason },
      ]}
    />
  );
}

function VersionRow({
  address,
  version,
  live,
  wasLive,
  onPublish,
}: {
  readonly address: string;
  readonly version: ContentVersionSummary;
  readonly live: ContentVersion;
  readonly wasLive: boolean;
  onPublish(): void;
}) {
  const text = useText();
  const mayEdit = mayDecideWithdrawals(usePerson());
  const [isOpen, setOpen] = useState(false);
  const body = useRequest(isOpen ? address : undefined, contentVersionSchema);
  const isLive = version.number === live.number;
  return (
    <section className={panel.panel} aria-label={text(messages.number, { number: version.number })}>
      <div className={panel.head}>
        <div>
          <strong>{text(isLive ? messages.numberLive : messages.number, { number: version.number })}</strong>
          <p className={panel.muted}>
            {text(messages.savedBy, {
              staff: version.author,
              at: utcDateTime(version.at),
              reason: version.reason,
            })}
          </p>
        </div>
        <div className={panel.actions}>
          {!isLive && !isOpen && (
            <Button tone="quiet" size="small" onPress={() => setOpen(true)}>
              {text(messages.compare, { number: version.number })}
            </Button>
          )}
          {!isLive && mayEdit && (
            <Button tone="secondary" size="small" onPress={onPublish}>
              {text(wasLive ? messages.rollBack : messages.publish, { number: version.number })}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <Disclosure title={text(messages.changes)} startsOpen>
          <AsyncContent request={body} height="6rem">
            {(found) => <Changes before={live.body} after={found.body} />}
          </AsyncContent>
        </Disclosure>
      )}
    </section>
  );
}
