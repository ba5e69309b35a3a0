import type { ContactDeps } from '../contact/contactDeps.ts';
import type { PersonalCodes } from '../personal-codes/personalCodes.ts';

/** Messages to players are sent through identity. */
export interface PersonalDataDeps extends ContactDeps {
  /** Base address of the live chat. */
  readonly chatAddress: string;
  /** Base address of the engagement service. */
  readonly engagementAddress: string;
  readonly personalCodes: Pick<PersonalCodes, 'open'>;
}
