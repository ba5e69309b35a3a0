import { BRAND_TOGGLES, LICENCE_FEATURES, LOCAL_FLAGS, type Feature, type LocalFlag } from '@foyer/market';
import { h } from '../dom.ts';
import { badge, plainSelect, table } from './parts.ts';
import { WAITING, type PanelContext } from './panelContext.ts';
import { readFlags, writeFlag } from './switches.ts';

/** The market of the page, and each feature and variation with its decision. */
export function flagsTab({ shell }: PanelContext): HTMLElement {
  if (!shell) return h('p', {}, WAITING);
  const { market, flags } = shell.services;
  const overrides = readFlags(localStorage);
  const set = (name: string, value: string | boolean | undefined): void => {
    writeFlag(localStorage, name, value);
    location.reload();
  };
  const names: readonly Feature[] = [...BRAND_TOGGLES, ...(Object.keys(LICENCE_FEATURES) as Feature[])];
  const features = names.map((name) => [
    h('code', {}, name),
    flags.has(name) ? 'on' : 'off',
    market.requires(name)
      ? badge('required by the licence')
      : plainSelect(
          `flag-${name}`,
          [
            { value: '', label: 'As decided' },
            { value: 'true', label: 'On' },
            { value: 'false', label: 'Off' },
          ],
          name in overrides ? String(overrides[name]) : '',
          (value) => set(name, value === '' ? undefined : value === 'true'),
          `Override of ${name}`,
        ),
  ]);
  const variations = (Object.keys(LOCAL_FLAGS) as LocalFlag[]).map((name) => [
    h('code', {}, name),
    flags.variation(name),
    plainSelect(
      `flag-${name}`,
      [{ value: '', label: 'As decided' }, ...LOCAL_FLAGS[name].map((value) => ({ value, label: value }))],
      String(overrides[name] ?? ''),
      (value) => set(name, value === '' ? undefined : value),
      `Override of ${name}`,
    ),
  ]);
  const { brand, licence, operator, country, currency } = market;
  return h(
    'div',
    {},
    h(
      'p',
      {},
      `${brand.title}, licence ${licence.id}, operator ${operator.id}, country ${country}, currency ${currency}`,
    ),
    table(['Feature', 'Decision', 'In this browser'], [...variations, ...features]),
  );
}
