import { element } from './element.ts';
import type { HostLink } from './hostLink.ts';
import type { PayForm } from './payForm.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';

export interface View {
  height(): number;
  setBusy(isBusy: boolean): void;
  /** Shows each problem at its field and focuses the first one. */
  explain(problems: readonly (readonly [id: string, problem: string])[]): void;
  challenge(url: string): void;
  finish(text: string, kind: string): void;
  nameSubmit(label: string): void;
  onSubmit(act: () => void): void;
  /** Removes this view before another is rendered. */
  close(): void;
}

export function createView(form: PayForm, texts: FormatFrameText, host: HostLink): View {
  const submit = element('button', { type: 'submit', class: 'hidden', tabindex: '-1' }, texts('frame.title'));
  const status = element('p', { class: 'status', role: 'status' });
  const fields = element(
    'form',
    { novalidate: true, 'aria-label': texts('frame.title') },
    form.node,
    element('p', { class: 'safe' }, texts('frame.safe')),
    submit,
  );
  const root = element(
    'main',
    { 'aria-label': texts('frame.title') },
    element('h1', { class: 'hidden' }, texts('frame.title')),
    fields,
    status,
  );
  document.getElementById('frame')?.replaceChildren(root);
  const height = (): number => Math.ceil(root.getBoundingClientRect().height);
  const watcher = new ResizeObserver(() => host.send({ type: 'resize', height: height() }));
  watcher.observe(root);

  return {
    height,
    setBusy(isBusy) {
      fields.toggleAttribute('inert', isBusy);
      root.classList.toggle('busy', isBusy);
      status.textContent = isBusy ? texts('frame.sending') : '';
    },
    explain(problems) {
      const textOf = new Map(problems);
      for (const field of form.fields) field.explain(textOf.get(field.id));
      form.fields.find(({ id }) => textOf.has(id))?.focus();
    },
    challenge(url) {
      const frame = element('iframe', {
        src: url,
        title: texts('frame.challenge'),
        class: 'challenge',
        sandbox: 'allow-forms allow-same-origin',
        referrerpolicy: 'no-referrer',
      });
      root.classList.remove('busy');
      root.replaceChildren(element('h1', {}, texts('frame.challenge')), frame, status);
      status.textContent = '';
      frame.focus();
    },
    finish(text, kind) {
      root.classList.remove('busy');
      root.replaceChildren(
        element('p', { class: `outcome ${kind}`, role: kind === 'refused' ? 'alert' : 'status' }, text),
      );
    },
    nameSubmit(label) {
      submit.textContent = label;
    },
    onSubmit(act) {
      fields.addEventListener('submit', (event) => {
        event.preventDefault();
        act();
      });
    },
    close: () => watcher.disconnect(),
  };
}
