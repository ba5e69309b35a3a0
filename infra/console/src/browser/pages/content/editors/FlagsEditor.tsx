import { LOCAL_FLAGS, type LocalFlag } from '@foyer/market';
import type { BrandFlags } from '@foyer/market/content';
import { Select } from '@foyer/ui/forms';
import * as panel from '../../../parts/page-head/panel.css.ts';
import type { EditorProps } from './editor.ts';

const FLAGS = Object.keys(LOCAL_FLAGS) as LocalFlag[];

/** One choice per flag: the variation of visitors without an override. */
export function FlagsEditor({ value, disabled, onChange }: EditorProps<BrandFlags>) {
  return (
    <section className={panel.panel}>
      {FLAGS.map((flag) => (
        <Select<string>
          key={flag}
          label={flag}
          value={value[flag]}
          disabled={disabled}
          options={LOCAL_FLAGS[flag].map((variation) => ({ value: variation, label: variation }))}
          onChange={(variation) => onChange({ ...value, [flag]: variation })}
        />
      ))}
    </section>
  );
}
