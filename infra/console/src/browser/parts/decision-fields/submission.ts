/** Part of every request of a staff action, beside the fields of its route. */
export interface Submission {
  /** Idempotency key, the same for every attempt of one dialog. */
  readonly key: string;
  /** Reason for the audit log. */
  readonly reason: string;
}

/** Sends a staff action to the server. */
export type SendStaffAction = (submission: Submission) => Promise<void>;
