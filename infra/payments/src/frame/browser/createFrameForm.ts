import type { PaymentFrameFatalCode } from '@foyer/kernel/payment-frame';
import type { FrameData, FrameTexts } from '../frameData.ts';
import { createCardForm } from './cardForm.ts';
import type { HostLink } from './hostLink.ts';
import { createPaymentFlow, type PaymentFlow } from './paymentFlow.ts';
import { createFrameTexts } from '@foyer/kernel/frame-texts';
import { createView, type View } from './view.ts';
import { createVoucherForm } from './voucherForm.ts';

/** The form of one payment in one language, and its actions. */
export interface FrameForm {
  readonly view: View;
  readonly flow: PaymentFlow;
  /** Shows that nothing can be paid here and reports the code to the host. */
  refuse(code: PaymentFrameFatalCode): void;
}

export function createFrameForm(
  { kind, account, path }: FrameData,
  { locale, messages }: FrameTexts,
  host: HostLink,
): FrameForm {
  const texts = createFrameTexts(messages, 'pay.');
  document.documentElement.lang = locale.replace('_', '-');
  document.title = texts('frame.title');
  const form = kind === 'voucher' ? createVoucherForm(texts) : createCardForm(texts, account);
  const view = createView(form, texts, host);
  const flow = createPaymentFlow({ path, form, texts, host, view });
  view.onSubmit(() => flow.submit());
  return {
    view,
    flow,
    refuse(code) {
      view.finish(texts(`frame.fatal.${code}`), 'notice');
      host.send({ type: 'fatal', code });
    },
  };
}
