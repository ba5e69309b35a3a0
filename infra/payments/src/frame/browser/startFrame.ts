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
  let desk = createFrameForm(data, data.texts, host);
  if (data.fatal !== null) return desk.refuse(data.fatal);
  let isHeard = false;
  const sayReady = (): void => host.say({ type: 'ready', height: desk.view.height() });
  const repeat = setInterval(sayReady, READY_AGAIN_MS);

  /** The player may have changed the language after the payment was created. */
  async function setLanguage({ locale, submitLabel }: Init): Promise<void> {
    const texts = locale === data.texts.locale ? undefined : await readTexts(data.path, locale);
    if (texts && texts.locale !== data.texts.locale && desk.payer.isUntouched()) {
      desk.view.close();
      desk = createFrameForm(data, texts, host);
      desk.view.nameSubmit(submitLabel);
    }
    desk.payer.resume();
  }

  host.listen((message) => {
    if (message.type === 'submit') desk.payer.submit();
    if (message.type === 'cancel') desk.payer.cancel();
    if (message.type !== 'init') return;
    clearInterval(repeat);
    paint(message.theme);
    desk.view.nameSubmit(message.submitLabel);
    if (!isHeard) void setLanguage(message);
    isHeard = true;
  });
  sayReady();
}

startFrame();
