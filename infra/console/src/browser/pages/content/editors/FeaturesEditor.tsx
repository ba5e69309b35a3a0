import { BRAND_TOGGLES, type BrandToggle } from '@foyer/market';
import type { BrandFeatures } from '@foyer/market/content';
import { Switch } from '@foyer/ui/forms';
import * as panel from '../../../parts/page-head/panel.css.ts';
import type { EditorProps } from './editor.ts';

/** `ShowRTP` → `Show RTP`. */
function words(toggle: BrandToggle): string {
  return toggle.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}

/** One switch per toggle. */
export function FeaturesEditor({ value, disabled, onChange }: EditorProps<BrandFeatures>) {
  return (
    <section className={panel.panel}>
      {BRAND_TOGGLES.map((toggle) => (
        <Switch
          key={toggle}
          label={words(toggle)}
          description={toggle}
          value={value[toggle]}
          disabled={disabled}
          onChange={(isOn) => onChange({ ...value, [toggle]: isOn })}
        />
      ))}
    </section>
  );
}
