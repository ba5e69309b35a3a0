/** Answers of the registry about staff accounts. */
import * as v from 'valibot';

/** `POST /v1/staff/invitations`: the link is valid once and not shown again. */
export const staffInvitationSchema = v.object({
  invitationId: v.string(),
  link: v.pipe(v.string(), v.url()),
  /** ISO 8601, UTC. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type StaffInvitation = v.InferOutput<typeof staffInvitationSchema>;
