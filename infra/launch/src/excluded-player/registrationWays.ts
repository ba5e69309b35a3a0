import { textOf } from '../testing/playerServices.ts';
import { identifyByCard } from './electronicId.ts';
import { FIRST, IRIS, OTHER_PERSON, REFUSED, SECOND, SSN } from './people.ts';
import { answerSteps, interruptRegistration, register, resumeRegistration } from './registrations.ts';
import { afterwards, way, type NamedWay } from './way.ts';
import { create, scene, withReason } from './world.ts';

/** A registration of Iris under another spelling, so that only the exclusion can refuse it. */
const irisAs = (second: string) => ({ ...IRIS, firstName: `Iris ${second}` });
const IN_IRELAND = {
  country: { country: 'IE' },
  address: { zipCode: 'D02 AF30', phoneNumber: '085 012 3456' },
};
const IN_ESTONIA = { address: { zipCode: '10123', phoneNumber: '5123 4567' } };

/** Ways that open another account. */
export const REGISTRATION_WAYS: readonly NamedWay[] = [
  [
    'a registration by the national e-ID',
    afterwards(async () => {
      const visitor = await identifyByCard(scene, FIRST?.documentNumber ?? '');
      await visitor.submit('/e-id/register');
      return withReason(textOf(answerSteps(visitor, IN_ESTONIA, { from: 'account' })));
    }),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a registration by the national e-ID that was open',
    way(
      async () => {
        const visitor = await identifyByCard(scene, SECOND?.documentNumber ?? '');
        await visitor.submit('/e-id/register');
        await answerSteps(visitor, IN_ESTONIA, { from: 'account', to: 'address' });
        return visitor;
      },
      (visitor) => withReason(textOf(answerSteps(visitor, {}, { from: 'terms' }))),
    ),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a first registration at another brand of the operator',
    afterwards(() => withReason(register(scene, 'zephyra', { person: IRIS }))),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a registration with the letters of the names divided differently',
    afterwards(() =>
      withReason(register(scene, 'zephyra', { person: { ...IRIS, firstName: 'Iris Au', lastName: 'rora' } })),
    ),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a registration with another country of residence',
    afterwards(() => withReason(register(scene, 'zephyra', { person: IRIS, ...IN_IRELAND }))),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a registration that was open on a second device',
    way(
      async () => {
        const visitor = await scene.start('zephyra', { prompt: 'create' });
        await answerSteps(visitor, { person: irisAs('Anna') }, { to: 'address' });
        return visitor;
      },
      (visitor) => withReason(textOf(answerSteps(visitor, {}, { from: 'terms' }))),
    ),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'the link of an interrupted registration',
    way(
      () => interruptRegistration(scene, 'zephyra', irisAs('Berta')),
      (link) => withReason(resumeRegistration(scene, 'zephyra', link, irisAs('Berta'))),
    ),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a new registration under another name with the same national id',
    afterwards(() => create('zephyra', 'FI', { ...OTHER_PERSON, ssn: SSN })),
    'PERSON_EXCLUDED',
  ],
  [
    'the same where the national register knows the person',
    afterwards(() => create('tuli', 'EE', { ...OTHER_PERSON, ssn: SSN })),
    'PERSON_EXCLUDED',
  ],
];
