import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';

/** Schemas of provider messages; a message that does not match is rejected despite a valid signature. */
const KINDS = {
  card: 'CARD',
  'instant-bank': 'INSTANT_BANK',
  'open-banking': 'OPEN_BANKING',
  wallet: 'WALLET',
  voucher: 'VOUCHER',
} as const;
/** Minor units. */
const MAX_AMOUNT = 100_000_000_000;
const text = v.pipe(v.string(), v.maxLength(500));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,128}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_AMOUNT));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const instant = v.pipe(v.string(), v.isoTimestamp());
const kind = v.pipe(
  v.picklist(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  v.transform((name) => KINDS[name]),
);

export const payment = v.object({
  id,
  merchant: id,
  reference: id,
  direction: v.picklist(['deposit', 'payout']),
  amount,
  currency,
  status: v.picklist([
    'created',
    'pending',
    'completed',
    'failed',
    'cancelled',
    'refunded',
    'charged_back',
    'returned',
  ]),
  method: id,
  fee: v.optional(amount, 0),
  account: v.nullish(v.object({ id, label: text, holder: v.nullish(text) })),
  failure: v.nullish(text),
  action: v.nullish(
    v.object({
      kind: v.picklist(['frame', 'redirect']),
      url: v.pipe(v.string(), v.url(), v.maxLength(2_000)),
      origin: v.pipe(v.string(), v.url()),
      nonce: text,
      expiresAt: instant,
    }),
  ),
  txName: v.optional(text),
  heldUntil: v.optional(instant),
  createdAt: instant,
  updatedAt: instant,
});

const fact = v.optional(v.pipe(v.string(), v.maxLength(100)));
export const personAnswer = v.object({
  person: v.object({
    subject: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,128}$/)),
    givenName: fact,
    familyName: fact,
    birthDate: v.optional(v.pipe(v.string(), v.check(isCalendarDay))),
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    street: fact,
    city: fact,
    postalCode: fact,
    personalCode: fact,
    email: fact,
  }),
});

export const paymentAnswer = v.object({ payment });

export const webhook = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(60)),
  payment,
});

export const methodsAnswer = v.object({
  methods: v.array(
    v.object({
      id,
      kind,
      name: text,
      directions: v.array(v.picklist(['deposit', 'payout'])),
      minimum: amount,
      maximum: amount,
      feeFixed: amount,
      feeBasisPoints: v.pipe(v.number(), v.integer()),
      estimatedSeconds: v.object({ deposit: v.number(), payout: v.number() }),
      isAvailable: v.boolean(),
    }),
  ),
});

export const accountsAnswer = v.object({
  accounts: v.array(
    v.object({
      id,
      method: id,
      kind,
      label: text,
      holder: v.nullish(text, null),
      expiresAt: v.nullish(v.string(), null),
      canReceive: v.boolean(),
    }),
  ),
});

export const refusalAnswer = v.object({ code: text });
