import { element } from '../element.ts';
import type { HostLink } from '../hostLink.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';
import { fatalOf } from './refusals.ts';

/** Final error screen: explains the reason and notifies the host. */
export function showFatal(host: HostLink, texts: FormatFrameText, code: string): void {
  const known = fatalOf(code) ?? 'INTERNAL';
  document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  document
    .getElementById('game')
    ?.replaceChildren(
      element(
        'main',
        { class: 'fatal' },
        element('h1', {}, texts('fatalTitle')),
        element('p', { role: 'alert' }, texts(`fatal.${known}`)),
        element(
          'button',
          { type: 'button', class: 'button primary', click: () => host.send({ type: 'exit' }) },
          texts('exit'),
        ),
      ),
    );
  host.send({ type: 'fatal', code: known });
}
