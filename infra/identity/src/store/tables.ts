/**
 * Names of the tables of a realm. Players and staff share none, so that a wrong condition cannot mix them
 * up.
 */
export interface RealmTables {
  readonly record: 'identity.provider_record' | 'identity.staff_record';
  readonly session: 'identity.player_session' | 'identity.staff_session';
  readonly attempts: 'identity.attempt_counter' | 'identity.staff_attempt';
  readonly interaction: 'identity.interaction_state' | 'identity.staff_interaction';
  readonly passkey: 'identity.passkey' | 'identity.staff_passkey';
  readonly signingKey: 'identity.signing_key' | 'identity.staff_signing_key';
  readonly event: 'identity.significant_event' | 'identity.staff_event';
}

export const PLAYER_TABLES: RealmTables = {
  record: 'identity.provider_record',
  session: 'identity.player_session',
  attempts: 'identity.attempt_counter',
  interaction: 'identity.interaction_state',
  passkey: 'identity.passkey',
  signingKey: 'identity.signing_key',
  event: 'identity.significant_event',
};

export const STAFF_TABLES: RealmTables = {
  record: 'identity.staff_record',
  session: 'identity.staff_session',
  attempts: 'identity.staff_attempt',
  interaction: 'identity.staff_interaction',
  passkey: 'identity.staff_passkey',
  signingKey: 'identity.staff_signing_key',
  event: 'identity.staff_event',
};
