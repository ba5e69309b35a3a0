import { Text, useNumbers, useText } from '@foyer/i18n';
import {
  EVERY_BRAND,
  PAGE_TRIES_BEFORE_ALERT,
  type PageCheckResult,
  type SiteFinding,
  isUnverified,
} from '@foyer/kernel/page-check-answers';
import { DataTable, Facts, Heading, Icon, Notice } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages, problems } from './PaymentPagesPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

/** Result of the latest payment page check. */
export function LatestCheck({
  result: { at, pages, files, milliseconds, findings },
}: {
  readonly result: PageCheckResult;
}) {
  const text = useText();
  const numbers = useNumbers();
  const unverified = findings.filter(isUnverified).length;
  const problemOf = ({ problem, tries, isAwaited = false }: SiteFinding): string =>
    tries === undefined
      ? text(problems[problem])
      : text(messages[isAwaited ? 'awaited' : 'tried'], { problem: text(problems[problem]), tries });
  return (
    <section className={panel.panel} aria-live="polite">
      <Heading level={2} size="title2">
        <Icon name={findings.length === 0 ? 'checkCircle' : 'error'} />{' '}
        <Text
          {...messages[findings.length === 0 ? 'whole' : 'changed']}
          values={{ count: findings.length }}
        />
      </Heading>
      {unverified > 0 && (
        <Notice tone="negative">
          <Text {...messages.unverified} values={{ count: unverified, tries: PAGE_TRIES_BEFORE_ALERT }} />
        </Notice>
      )}
      <Facts
        items={[
          { label: text(messages.when), value: utcDateTime(at) },
          { label: text(messages.pages), value: numbers.number(pages) },
          { label: text(messages.files), value: numbers.number(files) },
          {
            label: text(messages.took),
            value: text(messages.milliseconds, { value: numbers.number(milliseconds) }),
          },
        ]}
      />
      {findings.length > 0 && (
        <DataTable
          caption={text(messages.findings)}
          rows={findings}
          rowKey={({ brand, page, problem, subject }) => `${brand} ${page} ${problem} ${subject}`}
          columns={[
            {
              id: 'page',
              label: text(messages.page),
              cell: ({ brand, page }) =>
                `${brand === EVERY_BRAND ? text(messages.everyBrand) : brandTitle(brand)}, ${page}`,
            },
            { id: 'problem', label: text(messages.problem), cell: problemOf },
            { id: 'subject', label: text(messages.subject), cell: ({ subject }) => subject },
          ]}
        />
      )}
    </section>
  );
}
