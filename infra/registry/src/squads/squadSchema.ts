import { SQUAD_ICONS } from '@foyer/kernel/squad-answers';
import type { TRANSLATED_LOCALES } from '@foyer/links';
import { BRANDS } from '@foyer/market';
import * as v from 'valibot';

const MAX_LABEL_LENGTH = 40;
const MAX_POSITION = 1_000;
const MIN_SCRIPT_BYTES = 1_000;
const MAX_SCRIPT_BYTES = 500_000;
const MAX_STYLE_BYTES = 100_000;
const MAX_SLOTS = 10;
const MAX_SLOT_PAGES = 10;
const MAX_PLACES = 20;
const MAX_DAYS = 30;
const DEFAULT_DAYS = 7;

export const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
const word = v.pipe(v.string(), v.trim(), v.maxLength(64));
const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_LABEL_LENGTH));
/** Name of a page: the registry decides which pages show slots. */
const pages = (maximum: number) =>
  v.pipe(
    v.array(
      v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'name pages, for example lobby'), v.maxLength(64)),
    ),
    v.maxLength(maximum),
    v.transform((names) => [...new Set(names)].sort()),
  );
const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

/** Texts by locale; English is required and used for the others. */
const labels = v.strictObject({
  en: label,
  ...v.partial(
    v.strictObject({
      fi: label,
      et_EE: label,
      fr_CA: label,
      ja: label,
    } satisfies Record<Exclude<(typeof TRANSLATED_LOCALES)[number], 'en'>, unknown>),
  ).entries,
});
const email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

const details = {
  brands: v.pipe(
    v.array(v.picklist(BRANDS)),
    v.minLength(1, 'name at least one brand'),
    v.transform((brands) => [...new Set(brands)].sort()),
  ),
  budget: v.strictObject({
    js: wholeNumber(MIN_SCRIPT_BYTES, MAX_SCRIPT_BYTES),
    css: wholeNumber(0, MAX_STYLE_BYTES),
  }),
  /** Null: no menu entry. */
  menu: v.nullable(
    v.strictObject({
      labels,
      icon: v.picklist(SQUAD_ICONS),
      position: wholeNumber(0, MAX_POSITION),
    }),
  ),
  contact: email,
};

/** Members that an earlier client does not send. */
const laterDetails = {
  /** Name of the product; null for a squad without one. */
  titles: v.nullable(labels),
  slots: v.pipe(
    v.array(
      v.strictObject({
        name: word,
        places: pages(MAX_PLACES),
      }),
    ),
    v.maxLength(MAX_SLOTS),
    v.check((slots) => new Set(slots.map(({ name }) => name)).size === slots.length, 'name each slot once'),
  ),
  /** Pages of the squad that may show slots of invited squads. */
  slotPages: pages(MAX_SLOT_PAGES),
  /** The person at the operator who answers for the squad. */
  owner: v.pipe(email, v.toLowerCase()),
};

/** `POST /v1/squads` */
export const inviteSchema = v.strictObject({
  name: word,
  prefix: word,
  ...details,
  ...v.partial(v.strictObject(laterDetails)).entries,
  /** Days in which the invitation can be accepted. */
  days: v.optional(wholeNumber(1, MAX_DAYS), DEFAULT_DAYS),
  reason,
});
export type Invite = v.InferOutput<typeof inviteSchema>;

/** `POST /v1/squads/invitation` */
export const renewSchema = v.strictObject({
  name: word,
  days: v.optional(wholeNumber(1, MAX_DAYS), DEFAULT_DAYS),
  reason,
});

/** `POST /v1/squads/change` */
export const changeSquadSchema = v.strictObject({
  name: word,
  ...v.partial(v.strictObject({ prefix: word, ...details, ...laterDetails })).entries,
  /** Revision that the change was made from; without it, the change applies to any. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  reason,
});
export type SquadChange = v.InferOutput<typeof changeSquadSchema>;

/** `POST /v1/squads/suspend`, `/resume`, `/end` */
export const namedSchema = v.strictObject({ name: word, reason });

/** `POST /v1/squads/approve`, `/reject`: `change` is the id of the requested change that the person has seen. */
export const answerSchema = v.strictObject({
  name: word,
  change: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22}$/))),
  reason,
});

/** Query of `GET /v1/squads/history` */
export const historySchema = v.object({ name: word });

/** `POST /v1/squads/accept`, signed with the key itself. */
export const acceptSchema = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  publicKey: v.pipe(v.string(), v.maxLength(1_000)),
  holder: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9 .-]{0,63}$/)),
});
