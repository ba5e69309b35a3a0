import { createTexts, type TextValues } from '@foyer/runtime';
import type { StaffAssets } from '../pages/assets.ts';
import { translate } from '../pages/messages.ts';
import type { FormScene } from '../pages/scene.ts';
import { STAFF_REALM, type StaffSite } from './staffRealm.ts';
import texts from './texts.json' with { type: 'json' };

export type StaffText = keyof typeof texts;

const TEXTS = createTexts<'en', StaffText>({ en: texts });

/**
 * Context of a page in the staff realm. Staff pages are in English; `t` serves the parts shared with the
 * players' pages.
 */
export interface StaffScene extends FormScene {
  readonly base: string;
  readonly nonce: string;
  readonly assets: StaffAssets;
  s(id: StaffText, values?: TextValues): string;
}

export function createStaffScene(input: {
  readonly site: StaffSite;
  readonly nonce: string;
  readonly assets: StaffAssets;
  readonly interaction?: FormScene['interaction'];
}): StaffScene {
  return {
    base: `/realms/${STAFF_REALM}`,
    nonce: input.nonce,
    assets: input.assets,
    relyingParty: input.site.relyingParty,
    interaction: input.interaction,
    t: (id, values) => translate('en', id, values),
    s: (id, values) => TEXTS.format('en', id, values),
  };
}
