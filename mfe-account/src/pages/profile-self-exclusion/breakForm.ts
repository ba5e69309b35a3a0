import type { BreakKind, GameGroup } from '@foyer/market';
import type { BreakOptions } from '@foyer/market/exclusion-rules';

/** The player's choice on the page, as the api receives it without its key. */
export interface ChosenBreak {
  readonly kind: BreakKind;
  readonly length: string;
  readonly groups: readonly GameGroup[];
  readonly allBrands: boolean;
}

export interface BreakForm {
  /** Value of the chosen option; empty without a choice. */
  readonly option: string;
  readonly groups: ReadonlySet<GameGroup>;
  readonly allBrands: boolean;
}

export interface BreakFormProblems {
  readonly option: boolean;
  readonly groups: boolean;
}

const SEPARATOR = ':';
export const optionValue = (kind: BreakKind, length: string): string => `${kind}${SEPARATOR}${length}`;

export const isExclusion = (form: Pick<BreakForm, 'option'>): boolean =>
  form.option.startsWith(optionValue('EXCLUSION', ''));

/** The choice, or the fields that have to be filled in. */
export function readBreakForm(
  form: BreakForm,
  options: Pick<BreakOptions, 'groups'>,
): { readonly chosen: ChosenBreak } | { readonly problems: BreakFormProblems } {
  const [kind = '', length = ''] = form.option.split(SEPARATOR);
  const needsGroups = isExclusion(form) && options.groups.length > 0;
  const problems = { option: length === '', groups: needsGroups && form.groups.size === 0 };
  if (problems.option || problems.groups) return { problems };
  return {
    chosen: {
      kind: kind === 'EXCLUSION' ? 'EXCLUSION' : 'TIME_OUT',
      length,
      groups: needsGroups ? [...form.groups].sort() : [],
      allBrands: form.allBrands,
    },
  };
}
