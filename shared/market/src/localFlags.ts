/** Local feature flags and their variations (requirements/entities#local-flags); the first variation is the fallback (requirements/validation#feature-flags). */
export const LOCAL_FLAGS = {
  button_variant: ['primary', 'secondary'],
  button_variant2: ['primary2', 'secondary2'],
  sga: ['disabled', 'enabled'],
  theme: ['theme1', 'theme2', 'theme3'],
  menu: ['menu1', 'menu2', 'menu3'],
  registration_form: ['stepped', 'single'],
  landing_registration: ['button', 'iframe'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type LocalFlag = keyof typeof LOCAL_FLAGS;
export type LocalVariation<Flag extends LocalFlag> = (typeof LOCAL_FLAGS)[Flag][number];

/**
 * Returns a valid variation of a local flag: the given value, or the first variation for an unknown value
 * (requirements/validation#feature-flags).
 */
export function localVariation<Flag extends LocalFlag>(flag: Flag, value: unknown): LocalVariation<Flag> {
  const variations: readonly LocalVariation<Flag>[] = LOCAL_FLAGS[flag];
  const found = variations.find((variation) => variation === value);
  return found ?? LOCAL_FLAGS[flag][0];
}

/** A valid variation of every flag. */
export type LocalVariations = { readonly [Flag in LocalFlag]: LocalVariation<Flag> };

/** Decides every flag by a brand's settings. */
export function localVariations(settings: Readonly<Partial<Record<LocalFlag, string>>>): LocalVariations {
  return Object.fromEntries(
    (Object.keys(LOCAL_FLAGS) as LocalFlag[]).map((flag) => [flag, localVariation(flag, settings[flag])]),
  ) as LocalVariations;
}
