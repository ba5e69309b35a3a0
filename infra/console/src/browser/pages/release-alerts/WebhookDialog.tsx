import { storedWebhookSchema, WEBHOOK_EVENTS, type ListedWebhook } from '@foyer/kernel/webhook-answers';
import { useText } from '@foyer/i18n';
import { Notice } from '@foyer/ui';
import { Checkbox, Select } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { appTitle } from '../../model/names.ts';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { eventTexts, messages } from './ReleaseAlertsPage.messages.ts';

const BOUNDS = [5, 10, 20, 50, 100] as const;
const DEFAULT_BOUND = 20;
const PER_CENT = 10;
const MAX_URL_LENGTH = 500;

interface WebhookDialogProps {
  readonly app: string;
  /** Absent for a new webhook. */
  readonly webhook: ListedWebhook | undefined;
  /** `secret` is null unless it is new. */
  onDone(secret: string | null): void;
  onClose(): void;
}

/** Address, events and bound of an application's webhook. */
export function WebhookDialog({ app, webhook, onDone, onClose }: WebhookDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const id = useId();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? WEBHOOK_EVENTS);
  const [bound, setBound] = useState(webhook?.errorBound ?? DEFAULT_BOUND);
  const [newSecret, setNewSecret] = useState(false);
  return (
    <StaffActionDialog
      title={text(messages.setTitle, { app: appTitle(app) })}
      action={messages.save}
      isGiven={url.trim() !== '' && events.length > 0}
      onClose={onClose}
      send={async ({ reason }) => {
        const { secret } = await sendRequest('/api/v1/webhooks', storedWebhookSchema, {
          app,
          url: url.trim(),
          events,
          errorBound: bound,
          newSecret,
          reason,
        });
        onDone(secret);
      }}
      showFailure={(failure) => (
        <Notice tone="negative" live title={text(messages.failed)}>
          {failureText(failure)}
        </Notice>
      )}
    >
      <div className={css.group}>
        <label className={css.legend} htmlFor={id}>
          {text(messages.address)}
        </label>
        <input
          id={id}
          className={css.box}
          type="url"
          value={url}
          maxLength={MAX_URL_LENGTH}
          aria-describedby={`${id}-help`}
          onChange={(event) => setUrl(event.target.value)}
        />
        <p id={`${id}-help`} className={css.help}>
          {text(messages.addressHelp)}
        </p>
      </div>
      <fieldset className={css.group}>
        <legend className={css.legend}>{text(messages.events)}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={text(eventTexts[event])}
            value={events.includes(event)}
            onChange={(isOn) =>
              setEvents((before) =>
                WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : before.includes(one))),
              )
            }
          />
        ))}
      </fieldset>
      <Select
        label={text(messages.bound)}
        description={text(messages.boundHelp)}
        value={String(bound)}
        options={[...new Set<number>([...BOUNDS, bound])]
          .sort((left, right) => left - right)
          .map((value) => ({
            value: String(value),
            label: text(messages.boundValue, { value: value / PER_CENT }),
          }))}
        onChange={(value) => setBound(Number(value))}
      />
      {webhook !== undefined && (
        <Checkbox label={text(messages.newSecret)} value={newSecret} onChange={setNewSecret} />
      )}
    </StaffActionDialog>
  );
}
