/**
 * The effect of an account's erasure on the rows of a table.
 *
 * - `erased`: deleted, or without the person, by `erasePersonalData`.
 * - `expires`: deleted by `sweep` a day after its end, so years before an erasure.
 * - `kept`: proof for the regulator; after the erasure it has only the id of the account, without a person.
 * - `nobody`: has no data of a player.
 */
export type PersonalDataRule = 'erased' | 'expires' | 'kept' | 'nobody';

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
  migration: 'nobody',
  signing_key: 'nobody',
  staff_account: 'nobody',
  staff_attempt: 'nobody',
  staff_event: 'nobody',
  staff_interaction: 'nobody',
  staff_invitation: 'nobody',
  staff_passkey: 'nobody',
  staff_record: 'nobody',
  staff_session: 'nobody',
  staff_signing_key: 'nobody',
};
