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
export const SQUAD_STATES = ['waiting', 'invited', 'expired', 'active', 'suspended', 'ended'] as const;
export type SquadState = (typeof SQUAD_STATES)[number];

const labelsSchema = v.intersect([v.object({ en: v.string() }), v.record(v.string(), v.string())]);

const menuSchema = v.object({
  /** By locale; `en` is used for the others. */
  labels: labelsSchema,
  icon: v.picklist(SQUAD_ICONS),
  position: v.number(),
});
export type SquadMenu = v.InferOutput<typeof menuSchema>;

const slotSchema = v.object({
  /** `<squad>.<slot>` */
  name: v.string(),
  /** Pages on which the shell shows it: `SLOT_PLACES` of `@foyer/links`, or pages that invited squads open. */
  places: listOf(v.string()),
});
export type SquadSlot = v.InferOutput<typeof slotSchema>;

/** One member of a squad that a change sets, as text: `brands`, `aurora`, `aurora, tuli`. */
const differenceSchema = v.object({
  member: v.picklist([
    'titles',
    'prefix',
    'brands',
    'budget',
    'menu',
    'slots',
    'slotPages',
    'contact',
    'owner',
  ]),
  /** Null without a value. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type SquadDifference = v.InferOutput<typeof differenceSchema>;

/** A change that waits for a second operator. */
const pendingChangeSchema = v.object({
  id: v.string(),
  differences: listOf(differenceSchema),
  reason: v.string(),
  requestedBy: v.string(),
  requestedAt: v.string(),
});
export type PendingSquadChange = v.InferOutput<typeof pendingChangeSchema>;

const squadSchema = v.object({
  name: v.string(),
  app: v.string(),
  /** Name of the product by locale; null without one. */
  titles: v.nullable(labelsSchema),
  prefix: v.string(),
  brands: listOf(v.string()),
  /** Compressed bytes of a first page. */
  budget: v.object({ js: v.number(), css: v.number() }),
  menu: v.nullable(menuSchema),
  slots: listOf(slotSchema),
  /** Pages of the squad that may show slots of invited squads (ADR 0380). */
  slotPages: listOf(v.string()),
  contact: v.string(),
  /** Email of the person at the operator who answers for the squad. */
  owner: v.string(),
  /** Increases with every change; a change names the one it was made from. */
  revision: v.number(),
  state: v.picklist(SQUAD_STATES),
  invitedAt: v.string(),
  invitedBy: v.string(),
  /** Person who approved an invitation from the console; null while it waits. */
  approvedBy: v.nullable(v.string()),
  suspendedAt: v.nullable(v.string()),
  /** End of the open invitation; null without one. */
  invitationEndsAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  pending: v.nullable(pendingChangeSchema),
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

/** `POST /v1/squads/approve`, `/change`, `/reject`, `/suspend`, `/resume`, `/end` */
export const changedSquadSchema = v.object({
  squad: squadSchema,
  /** Brands whose pages change. */
  brands: listOf(v.string()),
  /** The change is stored, but the edge could not be notified. */
  isLate: v.boolean(),
});
export type ChangedSquad = v.InferOutput<typeof changedSquadSchema>;

/** `GET /v1/squads/history`: entries of the audit log, newest first. */
export const squadHistorySchema = v.object({
  entries: listOf(
    v.object({
      id: v.number(),
      at: v.string(),
      /** Staff email, or the holder of the key. */
      person: v.string(),
      kind: v.string(),
      reason: v.string(),
      differences: listOf(differenceSchema),
    }),
  ),
});
export type SquadHistory = v.InferOutput<typeof squadHistorySchema>;

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
