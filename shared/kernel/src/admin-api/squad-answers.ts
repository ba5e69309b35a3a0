/** Answers of the registry about squads that it stores (ADR 0358). Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

/** Icons that a menu entry may have. */
export const SQUAD_ICONS = [
  'star',
  'table',
  'live',
  'new',
  'hot',
  'trophy',
  'jackpot',
  'raffle',
  'sport',
  'promotion',
  'help',
] as const;

/** `active`: it has a valid key. `invited`: its invitation is open. `expired`: it needs another invitation. */
export const SQUAD_STATES = ['waiting', 'invited', 'expired', 'active', 'suspended'] as const;
export type SquadState = (typeof SQUAD_STATES)[number];

const menuSchema = v.object({
  /** By locale; `en` is used for the others. */
  labels: v.intersect([v.object({ en: v.string() }), v.record(v.string(), v.string())]),
  icon: v.picklist(SQUAD_ICONS),
  position: v.number(),
});
export type SquadMenu = v.InferOutput<typeof menuSchema>;

const squadSchema = v.object({
  name: v.string(),
  app: v.string(),
  prefix: v.string(),
  brands: listOf(v.string()),
  /** Compressed bytes of a first page. */
  budget: v.object({ js: v.number(), css: v.number() }),
  menu: v.nullable(menuSchema),
  contact: v.string(),
  state: v.picklist(SQUAD_STATES),
  invitedAt: v.string(),
  invitedBy: v.string(),
  /** Person who approved an invitation from the console; null while it waits. */
  approvedBy: v.nullable(v.string()),
  suspendedAt: v.nullable(v.string()),
  /** End of the open invitation; null without one. */
  invitationEndsAt: v.nullable(v.string()),
});
export type ListedSquad = v.InferOutput<typeof squadSchema>;

/** `GET /v1/squads` */
export const squadsSchema = v.object({ squads: listOf(squadSchema) });

/** `POST /v1/squads` and `/v1/squads/invitation`: the token is valid once and not shown again. */
export const squadInvitationSchema = v.object({
  squad: squadSchema,
  token: v.string(),
  expiresAt: v.string(),
});
export type SquadInvitation = v.InferOutput<typeof squadInvitationSchema>;

/** `POST /v1/squads/approve`, `/change`, `/suspend`, `/resume` */
export const changedSquadSchema = v.object({
  squad: squadSchema,
  /** Brands whose pages change. */
  brands: listOf(v.string()),
  /** The change is stored, but the edge could not be notified. */
  isLate: v.boolean(),
});
export type ChangedSquad = v.InferOutput<typeof changedSquadSchema>;

/** `POST /v1/squads/accept` */
export const acceptedInvitationSchema = v.object({
  keyId: v.string(),
  squad: v.string(),
  app: v.string(),
  prefix: v.string(),
  brands: listOf(v.string()),
  budget: v.object({ js: v.number(), css: v.number() }),
});
export type AcceptedInvitation = v.InferOutput<typeof acceptedInvitationSchema>;
