import type { PaymentFrameTheme, PaymentHostMessage } from '@foyer/kernel/payment-frame';
import type { FrameData } from '../frameData.ts';
import { createCardForm } from './cardForm.ts';
import { createHostLink } from './hostLink.ts';
import { createPayer } from './payer.ts';
import { createTexts } from './texts.ts';
import { createView } from './view.ts';
import { createVoucherForm } from './voucherForm.ts';

const READY_AGAIN_MS = 500;

/** Boot: draw the fields, say ready until the host has said how they shall look, then do what it asks. */
function startFrame(): void {
  const data = JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as FrameData; // written by our own server
  const texts = createTexts(data.messages);
  const host = createHostLink(data.nonce, data.hostOrigins);
  const form = data.kind === 'voucher' ? createVoucherForm(texts) : createCardForm(texts, data.account);
  const view = createView(form, texts, host);
  if (data.fatal !== null) {
    view.finish(texts(`frame.fatal.${data.fatal}`), 'notice');
    host.say({ type: 'fatal', code: data.fatal });
    return;
  }
  const payer = createPayer({ path: data.path, form, texts, host, view });
  const sayReady = (): void => host.say({ type: 'ready', height: view.height() });
  const repeat = setInterval(sayReady, READY_AGAIN_MS);
  host.listen((message: PaymentHostMessage) => {
    if (message.type === 'submit') payer.submit();
    if (message.type === 'cancel') payer.cancel();
    if (message.type !== 'init') return;
    clearInterval(repeat);
    paint(message.theme);
    view.nameSubmit(message.submitLabel);
  });
  view.onSubmit(() => payer.submit());
  sayReady();
  payer.resume();
}

function paint({ colours, radius, font }: PaymentFrameTheme): void {
  const style = document.documentElement.style;
  for (const [name, value] of Object.entries(colours)) style.setProperty(`--${name}`, value);
  style.setProperty('--radius', radius);
  style.setProperty('--font', font);
}

startFrame();
