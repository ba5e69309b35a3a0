import { checkResultSchema, lastCheckSchema, type CheckResult } from '@foyer/kernel/integrity-answers';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { Button, DataTable, Facts, Heading, Icon, Notice } from '@foyer/ui';
import { releaseName } from '@foyer/kernel/release-plan';
import { mayCheck } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { causes, faults as faultTexts } from '../../parts/code-text/codeText.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { useCheckNow } from '../../state/useCheckNow.ts';
import { messages } from './CheckPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

const EVERY_MS = 15_000;

/** Result of the integrity check. */
export function CheckPage() {
  const text = useText();
  const failureText = useFailureText();
  const person = usePerson();
  const last = useRequest('/api/v1/check', lastCheckSchema, { everyMs: EVERY_MS });
  const { isBusy, failure, run } = useCheckNow('/api/v1/check', checkResultSchema, last.reload);

  return (
    <>
      <PageHead
        title={text(messages.title)}
        intro={text(messages.intro)}
        tools={
          mayCheck(person) && (
            <Button icon="shield" busy={isBusy} onPress={run}>
              <Text {...messages.run} />
            </Button>
          )
        }
      />
      {failure !== undefined && (
        <Notice tone="negative" live>
          {failureText(failure)}
        </Notice>
      )}
      <AsyncContent request={last}>
        {(data) =>
          data.last ? (
            <Result result={data.last} />
          ) : (
            <p>
              <Text {...messages.never} />
            </p>
          )
        }
      </AsyncContent>
    </>
  );
}

function Result({
  result: { at, cause, releases, files, milliseconds, faults },
}: {
  readonly result: CheckResult;
}) {
  const text = useText();
  const numbers = useNumbers();
  const named = useCodeText();
  return (
    <section className={panel.panel} aria-live="polite">
      <Heading level={2} size="title2">
        <Icon name={faults.length === 0 ? 'checkCircle' : 'error'} />{' '}
        <Text {...messages[faults.length === 0 ? 'whole' : 'spoilt']} values={{ count: faults.length }} />
      </Heading>
      <Facts
        items={[
          { label: text(messages.when), value: utcDateTime(at) },
          { label: text(messages.cause), value: named(causes, cause) },
          { label: text(messages.releases), value: numbers.number(releases) },
          { label: text(messages.files), value: numbers.number(files) },
          {
            label: text(messages.took),
            value: text(messages.milliseconds, { value: numbers.number(milliseconds) }),
          },
        ]}
      />
      {faults.length > 0 && (
        <DataTable
          caption={text(messages.problem)}
          rows={faults}
          rowKey={({ app, release, file }) => `${app} ${release} ${file}`}
          columns={[
            {
              id: 'release',
              label: text(messages.release),
              cell: ({ app, release }) => releaseName(app, release),
            },
            { id: 'file', label: text(messages.file), cell: ({ file }) => file },
            {
              id: 'problem',
              label: text(messages.problem),
              cell: ({ problem }) => named(faultTexts, problem),
            },
          ]}
        />
      )}
    </section>
  );
}
