import { described, nameOf, type Faults, type Rule } from '../rule.ts';

const FALLBACK = 'en';

export const messageRules: readonly Rule[] = [
  {
    id: 'messages/locale',
    level: 'error',
    about: 'Every text exists in all locales.',
    toDo: 'Write the missing texts in src/messages and run npm run messages.',
    check: ({ candidate, locales }) =>
      described([candidate], function* (): Faults {
        const counts = candidate.describes?.messages ?? {};
        const all = counts[FALLBACK] ?? 0;
        if (all === 0) return yield { text: `${nameOf(candidate)} has no texts in ${FALLBACK}.` };
        for (const locale of locales) {
          const count = counts[locale] ?? 0;
          if (count === 0 || !candidate.locales.includes(locale))
            yield { text: `${nameOf(candidate)} has no texts in ${locale}.` };
          else if (count < all)
            yield { text: `${nameOf(candidate)} lacks ${all - count} of ${all} texts in ${locale}.` };
        }
      }),
  },
];
