import type { ContactDeps } from '../contact/contactDeps.ts';

/** Messages to players go the way of contact data: through identity. */
export interface PersonalDataDeps extends ContactDeps {
  /** Base address of the live chat. */
  readonly chatAddress: string;
}
