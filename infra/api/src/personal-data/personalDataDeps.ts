import type { ContactDeps } from '../contact/contactDeps.ts';
import type { PersonalCodes } from '../personal-codes/personalCodes.ts';

/** Messages to players go the way of contact data: through identity. */
export interface PersonalDataDeps extends ContactDeps {
  /** Base address of the live chat. */
  readonly chatAddress: string;
  readonly personalCodes: Pick<PersonalCodes, 'open'>;
}
