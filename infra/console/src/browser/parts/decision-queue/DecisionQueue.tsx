import { Notice } from '@foyer/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type * as v from 'valibot';
import { mayChat } from '../../model/permissions.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { AsyncContent } from '../async-content/AsyncContent.tsx';
import * as panel from '../page-head/panel.css.ts';
import { RestrictedPage } from '../restricted-page/RestrictedPage.tsx';

/** Polling interval that shows decisions of colleagues. */
const EVERY_MS = 10_000;

/** Callbacks of the dialog that decides. */
export interface DecisionDialogEvents {
  /** @param done - translated text that confirms the decision. */
  onDecided(done: string): void;
  /** The request failed: a colleague may have decided. */
  onStale(): void;
  onClose(): void;
}

export interface DecisionQueueProps<Queue, Opened> {
  /** Translated texts of the page. */
  readonly title: string;
  readonly intro: string;
  readonly restriction: string;
  /** Path of the queue on the console's server. */
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, Queue>;
  renderDialog(opened: Opened, events: DecisionDialogEvents): ReactNode;
  /** The queue; `open` opens the dialog. */
  children(queue: Queue, open: (opened: Opened) => void): ReactNode;
}

/** Page of requests that support agents and operators decide in a dialog. */
export function DecisionQueue<Queue, Opened>({
  title,
  intro,
  restriction,
  path,
  schema,
  renderDialog,
  children,
}: DecisionQueueProps<Queue, Opened>) {
  const isAllowed = mayChat(usePerson());
  /** A new object for each decision, also when two have the same text. */
  const [done, setDone] = useState<{ readonly text: string }>();
  const [opened, setOpened] = useState<Opened>();
  const request = useRequest(isAllowed ? path : undefined, schema, { everyMs: EVERY_MS });
  const close = (): void => setOpened(undefined);
  const result = useRef<HTMLDivElement>(null);
  // keeps keyboard focus when the row with the pressed button disappears
  useLayoutEffect(() => {
    if (done !== undefined) result.current?.focus();
  }, [done]);
  return (
    <RestrictedPage title={title} intro={intro} isAllowed={isAllowed} restriction={restriction}>
      <div className={panel.panels}>
        {done !== undefined && (
          <div ref={result} tabIndex={-1}>
            <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
              {done.text}
            </Notice>
          </div>
        )}
        <AsyncContent request={request} height="24rem">
          {(queue) => children(queue, (one) => setOpened(() => one))}
        </AsyncContent>
        {opened !== undefined &&
          renderDialog(opened, {
            onDecided(message) {
              setDone({ text: message });
              close();
              request.reload();
            },
            onStale: request.reload,
            onClose: close,
          })}
      </div>
    </RestrictedPage>
  );
}
