import { noRestrictedSyntax } from './restrictedSyntax.ts';
import { noSilentCatch } from './silentCatch.ts';

/** The rules of this repository that Oxlint does not have. */
export default {
  meta: { name: 'foyer' },
  rules: { 'no-restricted-syntax': noRestrictedSyntax, 'no-silent-catch': noSilentCatch },
};
