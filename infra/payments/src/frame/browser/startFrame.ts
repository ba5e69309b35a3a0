import type { PaymentHostMessage } from '@foyer/kernel/payment-frame';
import type { FrameData } from '../frameData.ts';
import { createHostLink } from './hostLink.ts';
import { createFrameForm } from './createFrameForm.ts';
import { paint } from './paint.ts';
import { readTexts } from './server.ts';

const READY_AGAIN_MS = 500;

type Init = Extract<PaymentHostMessage, { type: 'init' }>;

/**
 * Renders the fields, announces readiness until the host has sent its theme, then follows the host's
 * messages.
 */
function startFrame(): void {
  const data = JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as FrameData; // written by our own server
  const host = createHostLink(data.nonce, data.hostOrigins);
  let form = createFrameForm(data, data.texts, host);
  if (data.fatal !== null) return form.refuse(data.fatal);
  let isConnected = false;
  const announceReady = (): void => host.send({ type: 'ready', height: form.view.height() });
  const repeat = setInterval(announceReady, READY_AGAIN_MS);

  /** The player may have changed the language after the payment was created. */
  async function setLanguage({ locale, submitLabel }: Init): Promise<void> {
    const texts = locale === data.texts.locale ? undefined : await readTexts(data.path, locale);
    if (texts && texts.locale !== data.texts.locale && form.flow.isUntouched()) {
      form.view.close();
      form = createFrameForm(data, texts, host);
      form.view.nameSubmit(submitLabel);
    }
    form.flow.resume();
  }

  host.listen((message) => {
    if (message.type === 'submit') form.flow.submit();
    if (message.type === 'cancel') form.flow.cancel();
    if (message.type !== 'init') return;
    clearInterval(repeat);
    paint(message.theme);
    form.view.nameSubmit(message.submitLabel);
    if (!isConnected) void setLanguage(message);
    isConnected = true;
  });
  announceReady();
}

startFrame();
