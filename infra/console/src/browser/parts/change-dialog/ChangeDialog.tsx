import {
  decidedSchema,
  requestedBreakGlassSchema,
  type BreakGlassRequest,
  type ChangeKind,
  type Decided,
} from '@foyer/kernel/change-answers';
import { Text, useText, type FormatText } from '@foyer/i18n';
import { Button, Notice } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { useId, useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { appTitle, shortRelease } from '../../model/names.ts';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Change } from '../../model/change.ts';
import { ReasonField, MIN_REASON_LENGTH, TypedConfirmation } from '../decision-fields/DecisionFields.tsx';
import { SubmitHint, type Missing } from '../decision-fields/SubmitHint.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import * as css from './ChangeDialog.css.ts';
import { messages } from './ChangeDialog.messages.ts';
import { isComplete, isTyped, requiredConfirmation, type Draft } from './draft.ts';
import { Effect } from './Effect.tsx';
import { useFailureText } from './failureText.ts';
import { usePreview } from './usePreview.ts';

export interface ChangeDialogProps {
  readonly draft: Draft;
  readonly environment: EnvironmentName;
  onDone(decided: Decided): void;
  /** The change overrides the release check and waits for a second operator. */
  onRequested(request: BreakGlassRequest): void;
  onClose(): void;
}

/** A decision dialog: options, effect, reason and, where players lose something, a typed confirmation. */
export function ChangeDialog({ draft, environment, onDone, onRequested, onClose }: ChangeDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const [change, setChange] = useState(draft.change);
  const [reason, setReason] = useState(draft.reason ?? '');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const isWhole = isComplete(change);
  const previewed = usePreview(environment, isWhole ? change : undefined);
  const unchecked = previewed.data?.unchecked;
  const isFrozen = unchecked?.code === 'FROZEN';
  const wanted = requiredConfirmation(change, unchecked !== undefined);
  const word = wanted === 'everything' ? text(messages.allBrands) : wanted;
  const hint = useId();
  const missing = missingInput();

  function missingInput(): Missing | undefined {
    if (!isWhole) return 'fields';
    if (reason.trim().length < MIN_REASON_LENGTH) return 'reason';
    if (word !== undefined && !isTyped(typed, word)) return 'confirmation';
    return previewed.data === undefined ? 'checking' : undefined;
  }

  async function confirm(): Promise<void> {
    if (missing !== undefined || isBusy || !previewed.data) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const decision = {
        ...change,
        environment,
        reason: reason.trim(),
        expectedVersion: previewed.data.version,
      };
      if (unchecked)
        onRequested(await sendRequest('/api/v1/break-glass', requestedBreakGlassSchema, decision));
      else onDone(await sendRequest('/api/v1/changes', decidedSchema, decision));
    } catch (error) {
      setFailure(failureOf(error));
      previewed.again();
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={titleOf(change, environment, text)}
      onClose={onClose}
      footer={
        <>
          <DialogAction>
            <Button tone="quiet" stretch onPress={onClose}>
              <Text {...messages.cancel} />
            </Button>
          </DialogAction>
          <DialogAction>
            <Button
              tone={wanted === undefined ? 'primary' : 'critical'}
              stretch
              busy={isBusy}
              disabled={missing !== undefined}
              describedBy={hint}
              onPress={() => void confirm()}
            >
              {text(
                unchecked ? messages.doRequest : change.narrower ? messages.doNarrow : ACTIONS[change.kind],
              )}
            </Button>
          </DialogAction>
        </>
      }
    >
      <div className={css.form}>
        <ChangeFields change={change} onChange={setChange} />
        <Effect change={change} environment={environment} previewed={previewed} />
        {unchecked !== undefined && (
          <Notice tone="negative" live title={text(isFrozen ? messages.frozen : messages.unchecked)}>
            {text(isFrozen ? messages.frozenMeans : messages.uncheckedMeans, { problem: unchecked.text })}
          </Notice>
        )}
        <ReasonField value={reason} onChange={setReason} />
        {word !== undefined && <TypedConfirmation word={word} value={typed} onChange={setTyped} />}
        <SubmitHint id={hint} missing={missing} check={previewed} />
        {failure !== undefined && (
          <Notice tone="negative" live title={text(messages.refused)}>
            {failureText(failure)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const TITLES = {
  off: messages.titleOff,
  on: messages.titleOn,
  promote: messages.titlePromote,
  rollout: messages.titleRollout,
  'rollout-stop': messages.titleRolloutStop,
  rollback: messages.titleRollback,
  pin: messages.titlePin,
  unpin: messages.titleUnpin,
  lock: messages.titleLock,
  unlock: messages.titleUnlock,
  withdraw: messages.titleWithdraw,
  reinstate: messages.titleReinstate,
  freeze: messages.titleFreeze,
  unfreeze: messages.titleUnfreeze,
  restore: messages.titleRestore,
} as const satisfies Record<ChangeKind, unknown>;

const ACTIONS = {
  off: messages.doOff,
  on: messages.doOn,
  promote: messages.doPromote,
  rollout: messages.doRollout,
  'rollout-stop': messages.doRolloutStop,
  rollback: messages.doRollback,
  pin: messages.doPin,
  unpin: messages.doUnpin,
  lock: messages.doLock,
  unlock: messages.doUnlock,
  withdraw: messages.doWithdraw,
  reinstate: messages.doReinstate,
  freeze: messages.doFreeze,
  unfreeze: messages.doUnfreeze,
  restore: messages.doRestore,
} as const satisfies Record<ChangeKind, unknown>;

function titleOf(
  { kind, app = '', release = '', narrower }: Change,
  environment: EnvironmentName,
  text: FormatText,
): string {
  return text(narrower ? messages.titleNarrower : TITLES[kind], {
    app: appTitle(app),
    release: shortRelease(release),
    environment,
  });
}
