import { nameOf, type Faults, type Rule } from '../rule.ts';

/** Licences that allow delivering code to every visitor with the notice that they require. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LicenseRef-Foyer',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

export const licenceRules: readonly Rule[] = [
  {
    id: 'licence/refused',
    level: 'error',
    about: 'Every bundled package has an allowed licence.',
    toDo: 'Replace the package, or have the licence reviewed and add a waiver with the result as its reason.',
    *check({ candidate }): Faults {
      if (!candidate.bill)
        return yield {
          text: `The bill of materials of ${nameOf(candidate)} is missing or differs from the one in the release.`,
          isGap: true,
        };
      for (const { name, version, licenses } of candidate.bill.components) {
        const [declared] = licenses ?? [];
        const licence = declared && ('expression' in declared ? declared.expression : declared.license.name);
        if (licence === undefined) yield { text: `${name} ${version} declares no licence.` };
        else if (!isAllowed(licence)) yield { text: `${name} ${version} has the licence ${licence}.` };
      }
    },
  },
];

/** With `A OR B` one licence is enough, with `A AND B` both are needed. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((licence) => ALLOWED.has(licence.replace(/[()]/g, '').trim())),
    );
}
