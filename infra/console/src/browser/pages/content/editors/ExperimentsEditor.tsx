import { useText } from '@foyer/i18n';
import type { Experiments } from '@foyer/market/content';
import { NumberField, TextField } from '@foyer/ui/forms';
import * as panel from '../../../parts/page-head/panel.css.ts';
import type { EditorProps } from './editor.ts';
import { messages } from './ExperimentsEditor.messages.ts';
import * as css from './fields/fields.css.ts';
import { messages as itemMessages } from './fields/fields.messages.ts';
import { useProblemAt } from './fields/fieldProblems.ts';
import { ItemList } from './fields/ItemList.tsx';

type Variant = Experiments[number]['variants'][number];

const NEW_TEST: Experiments[number] = {
  name: '',
  variants: [
    { name: 'control', weight: 50 },
    { name: 'variant', weight: 50 },
  ],
};

/** Share of the visitors in percent; 0 while no weight can be read. */
function share({ weight }: Variant, variants: readonly Variant[]): number {
  const sum = variants.reduce((total, one) => total + (one.weight || 0), 0);
  return sum === 0 ? 0 : Math.round(((weight || 0) / sum) * 1_000) / 10;
}

/** A/B tests: a name, and variants with weights. */
export function ExperimentsEditor({ value, disabled, onChange }: EditorProps<Experiments>) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      <ItemList
        items={value}
        disabled={disabled}
        isOrdered={false}
        addLabel={text(messages.addTest)}
        error={problemAt()}
        nameOf={({ name }, index) => name || text(itemMessages.unnamed, { place: index + 1 })}
        created={() => NEW_TEST}
        onChange={onChange}
      >
        {(test, index, change) => (
          <>
            <div className={css.grid}>
              <TextField
                label={text(messages.name)}
                description={text(messages.nameHelp)}
                value={test.name}
                autoComplete="off"
                disabled={disabled}
                error={problemAt(index, 'name')}
                onChange={(name) => change({ ...test, name })}
              />
            </div>
            <ItemList
              items={test.variants}
              disabled={disabled}
              isOrdered={false}
              addLabel={text(messages.addVariant)}
              error={problemAt(index, 'variants')}
              nameOf={({ name }, place) => name || text(itemMessages.unnamed, { place: place + 1 })}
              created={() => ({ name: '', weight: 50 })}
              onChange={(variants) => change({ ...test, variants })}
            >
              {(variant, place, changeVariant) => (
                <div className={css.grid}>
                  <TextField
                    label={text(messages.variant)}
                    value={variant.name}
                    autoComplete="off"
                    disabled={disabled}
                    error={problemAt(index, 'variants', place, 'name')}
                    onChange={(name) => changeVariant({ ...variant, name })}
                  />
                  <NumberField
                    label={text(messages.weight)}
                    description={text(messages.share, { percent: share(variant, test.variants) })}
                    value={Number.isNaN(variant.weight) ? undefined : variant.weight}
                    disabled={disabled}
                    error={problemAt(index, 'variants', place, 'weight')}
                    onChange={(weight) => changeVariant({ ...variant, weight: weight ?? Number.NaN })}
                  />
                </div>
              )}
            </ItemList>
          </>
        )}
      </ItemList>
    </section>
  );
}
