import type { FrameState } from '../frameData.ts';
import type { HostLink } from './hostLink.ts';
import type { PayForm } from './payForm.ts';
import { readState, send, type ServerAnswer } from './server.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';
import type { View } from './view.ts';

export interface PaymentFlow {
  submit(): void;
  cancel(): void;
  /** Nothing has been typed or submitted, so the form may be rendered again. */
  isUntouched(): boolean;
  /** Resumes a challenge that was open when the frame was reloaded. */
  resume(): void;
}

export interface PaymentFlowParts {
  readonly path: string;
  readonly form: PayForm;
  readonly texts: FormatFrameText;
  readonly host: HostLink;
  readonly view: View;
}

const POLL_INTERVAL_MS = 1_000;
const OUTCOMES: Readonly<
  Partial<Record<FrameState['status'], 'succeeded' | 'refused' | 'pending' | 'cancelled'>>
> = {
  completed: 'succeeded',
  refunded: 'succeeded',
  charged_back: 'succeeded',
  failed: 'refused',
  pending: 'pending',
  cancelled: 'cancelled',
};

/** Runs a payment from the host's submit to its outcome. */
export function createPaymentFlow({ path, form, texts, host, view }: PaymentFlowParts): PaymentFlow {
  let phase: 'typing' | 'sending' | 'challenge' | 'done' = 'typing';

  function finish(state: FrameState): void {
    const outcome = OUTCOMES[state.status];
    if (outcome === undefined || phase === 'done') return;
    if (phase === 'challenge') host.send({ type: 'challenge', isOpen: false, height: view.height() });
    phase = 'done';
    for (const field of form.fields) field.clear();
    view.finish(state.failure ? texts(`failure.${state.failure}`) : texts(`frame.${outcome}`), outcome);
    host.send({ type: 'done', outcome });
  }

  function backToFields(problems: readonly (readonly [id: string, problem: string])[]): void {
    phase = 'typing';
    view.setBusy(false);
    view.explain(problems);
    host.send({ type: 'invalid', fields: problems.map(([id]) => id) });
  }

  function take(answer: ServerAnswer): void {
    const [first] = form.fields;
    if (answer === 'offline') return backToFields([[first?.id ?? '', texts('frame.error.offline')]]);
    if (answer === 'unknown') return finish({ status: 'pending' }); // never "failed": the bank may have completed it before the response was lost
    if (answer.invalid) return backToFields(answer.invalid.map((id) => [id, form.problemOf(id)]));
    if (answer.refused) return backToFields([[first?.id ?? '', texts(`failure.${answer.refused}`)]]);
    if (answer.challengeUrl !== undefined) return challenge(answer.challengeUrl);
    finish(answer);
  }

  function challenge(url: string): void {
    phase = 'challenge';
    view.challenge(url);
    host.send({ type: 'challenge', isOpen: true, height: view.height() });
    poll();
  }

  /** The bank's page sends no message to this one, so the server is polled. */
  function poll(): void {
    setTimeout(() => {
      void readState(path).then((state) => {
        if (state && OUTCOMES[state.status]) finish(state);
        else if (phase === 'challenge') poll();
      });
    }, POLL_INTERVAL_MS);
  }

  return {
    submit() {
      if (phase !== 'typing') return;
      const invalid = form.invalid();
      if (invalid.length > 0) return backToFields(invalid.map((id) => [id, form.problemOf(id)]));
      phase = 'sending';
      view.explain([]);
      view.setBusy(true);
      host.send({ type: 'submitting' });
      void send(`${path}/${form.path}`, form.body()).then(take);
    },
    cancel() {
      if (phase === 'done') return;
      void send(`${path}/cancel`, {}).then((answer) => {
        if (typeof answer === 'object') finish(answer);
      });
    },
    isUntouched: () => phase === 'typing' && form.fields.every((field) => field.value() === ''),
    resume() {
      void readState(path).then((state) => {
        if (state?.challengeUrl !== undefined && phase === 'typing') challenge(state.challengeUrl);
      });
    },
  };
}
