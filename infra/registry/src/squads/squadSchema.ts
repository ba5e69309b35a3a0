import { SQUAD_ICONS } from '@foyer/kernel/squad-answers';
import type { TRANSLATED_LOCALES } from '@foyer/links';
import { BRANDS } from '@foyer/market';
import * as v from 'valibot';

const MAX_LABEL_LENGTH = 40;
const MAX_POSITION = 1_000;
const MIN_SCRIPT_BYTES = 1_000;
const MAX_SCRIPT_BYTES = 500_000;
const MAX_STYLE_BYTES = 100_000;
const MAX_DAYS = 30;
const DEFAULT_DAYS = 7;

export const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
const word = v.pipe(v.string(), v.trim(), v.maxLength(64));
const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_LABEL_LENGTH));
const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

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
      labels: v.strictObject({
        en: label,
        ...v.partial(
          v.strictObject({
            fi: label,
            et_EE: label,
            fr_CA: label,
            ja: label,
          } satisfies Record<Exclude<(typeof TRANSLATED_LOCALES)[number], 'en'>, unknown>),
        ).entries,
      }),
      icon: v.picklist(SQUAD_ICONS),
      position: wholeNumber(0, MAX_POSITION),
    }),
  ),
  contact: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
};

/** `POST /v1/squads` */
export const inviteSchema = v.strictObject({
  name: word,
  prefix: word,
  ...details,
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
  ...v.partial(v.strictObject(details)).entries,
  reason,
});
export type SquadChange = v.InferOutput<typeof changeSquadSchema>;

/** `POST /v1/squads/approve`, `/suspend`, `/resume` */
export const namedSchema = v.strictObject({ name: word, reason });

/** `POST /v1/squads/accept`, signed with the key itself. */
export const acceptSchema = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  publicKey: v.pipe(v.string(), v.maxLength(1_000)),
  holder: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9 .-]{0,63}$/)),
});
