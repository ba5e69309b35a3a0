import type { ContactDeps } from '../contact/contactDeps.ts';

/** Messages to players go the way of contact data: through identity. */
export type PersonalDataDeps = ContactDeps;
