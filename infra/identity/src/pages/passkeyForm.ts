import { html, type Html } from '@foyer/runtime';
import { attributes } from './html.ts';
import type { FormScene } from './scene.ts';

/** Hidden until the script has detected browser support, so that there is no button without effect. */
export function passkeyForm(scene: FormScene, kind: 'authenticate' | 'register'): Html | undefined {
  const { interaction } = scene;
  if (!interaction || scene.relyingParty === undefined) return undefined;
  const label = scene.t(kind === 'register' ? 'identity.passkey.add' : 'identity.passkey.signIn');
  return html`<form${attributes({
    method: 'post',
    action: `${interaction.path}/passkey/${kind}`,
    hidden: true,
    class: 'form',
    'data-passkey': kind,
    'data-options': `${interaction.path}/passkey/${kind}/options`,
    'data-failed': scene.t('identity.passkey.failed'),
  })}>
<input type="hidden" name="form_token" value="${interaction.formToken}"><input type="hidden" name="credential">
<button class="${kind === 'register' ? 'button' : 'button quiet'}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9.5 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M2.5 20a7 7 0 0 1 10.2-6.2M18 11.5a3 3 0 0 0-1.3 5.7V21l1.3 1.2 1.6-1.6-1-1 1-1-1-1.2a3 3 0 0 0-.6-5.9m0 2.6v.1"/></svg>${label}</button>
<p class="status" role="status"></p>
</form>`;
}
