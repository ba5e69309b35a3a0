import { breakGlassRequestsSchema, type BreakGlassRequest } from '@foyer/kernel/change-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, Heading, Notice } from '@foyer/ui';
import { useState } from 'react';
import { utcTime } from '../../model/times.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import * as panel from '../page-head/panel.css.ts';
import { AnswerDialog, type Answer } from './AnswerDialog.tsx';
import { messages } from './Approvals.messages.ts';
import { titleOf } from './requestTitle.ts';

const EVERY_MS = 10_000;

/** Requests to override a check or a freeze that wait for a second operator; hidden without any. */
export function Approvals() {
  const text = useText();
  const { status, environment } = useLive();
  const { email, roles } = usePerson();
  const [answering, setAnswering] = useState<{ request: BreakGlassRequest; answer: Answer }>();
  const { data, reload } = useRequest(
    `/api/v1/break-glass?environment=${environment}`,
    breakGlassRequestsSchema,
    { version: status?.version, everyMs: EVERY_MS },
  );
  if (!data || data.requests.length === 0) return null;
  return (
    <section className={panel.panel} aria-label={text(messages.title)}>
      <Heading level={2} size="title3">
        <Text {...messages.title} />
      </Heading>
      <p className={panel.muted}>
        <Text {...messages.intro} />
      </p>
      {data.requests.map((request) => (
        <Notice
          key={request.id}
          tone="warning"
          title={titleOf(request, text)}
          action={
            roles.includes('operator') && (
              <Actions
                isOwn={request.requestedBy === email.toLowerCase()}
                onAnswer={(answer) => setAnswering({ request, answer })}
              />
            )
          }
        >
          <p>{request.problem}</p>
          <p>{request.reason}</p>
          <p className={panel.muted}>
            <Text
              {...messages.by}
              values={{ person: request.requestedBy, until: utcTime(request.expiresAt) }}
            />
          </p>
        </Notice>
      ))}
      {answering && (
        <AnswerDialog
          {...answering}
          onDone={() => {
            setAnswering(undefined);
            reload();
          }}
          onStale={reload}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </section>
  );
}

function Actions({ isOwn, onAnswer }: { readonly isOwn: boolean; onAnswer(answer: Answer): void }) {
  if (isOwn)
    return (
      <>
        <span className={panel.besideButton}>
          <Text {...messages.own} />
        </span>
        <Button tone="quiet" size="small" onPress={() => onAnswer('reject')}>
          <Text {...messages.withdraw} />
        </Button>
      </>
    );
  return (
    <>
      <Button tone="critical" size="small" onPress={() => onAnswer('approve')}>
        <Text {...messages.approve} />
      </Button>
      <Button tone="quiet" size="small" onPress={() => onAnswer('reject')}>
        <Text {...messages.reject} />
      </Button>
    </>
  );
}
