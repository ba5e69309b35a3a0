/**
 * The effect of an account's erasure on the rows of a table.
 *
 * - `erased`: deleted, or without the person, by `erasePersonalData`.
 * - `expires`: deleted by `sweep` a day after its end, so years before an erasure.
 * - `kept`: proof for the regulator; after the erasure it has only the id of the account, without a person.
 * - `none`: has no data of a player.
 */
export type PersonalDataRule = 'erased' | 'expires' | 'kept' | 'none';

/** One rule for each table of identity. */
export const PERSONAL_DATA_RULES: Readonly<Record<string, PersonalDataRule>> = {
  bank_person: 'erased',
  credential: 'erased',
  eid_person: 'erased',
  email_verification: 'erased',
  outgoing_mail: 'erased',
  passkey: 'erased',
  player_session: 'erased',
  attempt_counter: 'expires',
  bank_login: 'expires',
  eid_login: 'expires',
  interaction_state: 'expires',
  login_code: 'expires',
  provider_record: 'expires',
  registration_draft: 'expires',
  sign_in_ticket: 'expires',
  bank_disconnection: 'kept',
  significant_event: 'kept',
  migration: 'none',
  signing_key: 'none',
  staff_account: 'none',
  staff_attempt: 'none',
  staff_event: 'none',
  staff_interaction: 'none',
  staff_invitation: 'none',
  staff_passkey: 'none',
  staff_record: 'none',
  staff_session: 'none',
  staff_signing_key: 'none',
};
