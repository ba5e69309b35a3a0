import { html, type Html } from '@foyer/runtime';
import { form } from './layout.ts';
import type { Scene } from './scene.ts';

/** The entrance to the e-ID; undefined where the licence accepts none. */
export function eidEntrance(scene: Scene): Html | undefined {
  if (scene.market.licence.eId === undefined) return undefined;
  return form(
    scene,
    `${scene.interaction?.path ?? ''}/e-id/start`,
    html`<button class="button quiet" type="submit">${scene.t('identity.eid.signIn')}</button>`,
  );
}
