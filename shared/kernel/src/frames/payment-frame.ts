/**
 * Versioned message protocol between the cashier and the payment provider's frame, the only place where card
 * numbers are entered.
 * Both sides verify origin, source window and nonce themselves; these parsers only validate messages.
 * @packageDocumentation
 */
import { fieldsOf, type Field } from './message-fields.ts';

/** Incremented when the meaning of a message changes; a frame with another version is rejected. */
export const PAYMENT_FRAME_VERSION = 1;
/**
 * Time in ms after attaching the frame without `ready` until the cashier shows an error and offers a retry.
 */
export const PAYMENT_READY_WATCHDOG_MS = 10_000;
/**
 * The string that a frame may post instead of a message to close quick deposit
 * (requirements/screens#quick-deposit).
 */
export const CLOSE_QUICK_DEPOSIT_EVENT = 'closeQuickDepositEvent';

const COLOURS = [
  'page',
  'field',
  'text',
  'muted',
  'line',
  'primary',
  'onPrimary',
  'danger',
  'focus',
] as const;
/** A theme colour that the host passes to the frame. */
export type PaymentFrameColour = (typeof COLOURS)[number];

/** Theme of the host, as plain CSS values. */
export interface PaymentFrameTheme {
  readonly colours: Readonly<Record<PaymentFrameColour, string>>;
  /** Corner radius of fields, such as `8px`. */
  readonly radius: string;
  /** A `font-family` list; the frame loads no font. */
  readonly font: string;
}

const OUTCOMES = ['succeeded', 'refused', 'pending', 'cancelled'] as const;
/** Outcome as the frame observed it. Not authoritative: the host reads the payment from its own server. */
export type PaymentFrameOutcome = (typeof OUTCOMES)[number];

const FATAL_CODES = ['EXPIRED', 'ALREADY_FINISHED', 'PROVIDER_UNAVAILABLE', 'INTERNAL'] as const;
/** Reason why the frame cannot continue. */
export type PaymentFrameFatalCode = (typeof FATAL_CODES)[number];

interface Envelope {
  readonly v: typeof PAYMENT_FRAME_VERSION;
  /** Nonce of this payment's frame; messages of an earlier frame are ignored. */
  readonly nonce: string;
}

type Plain<Type extends string> = Envelope & { readonly type: Type };

/** Messages from the frame to the host. */
export type PaymentFrameMessage =
  /** The fields are rendered; height in CSS pixels. Sent again until `init` arrives. */
  | (Plain<'ready'> & { readonly height: number })
  | (Plain<'resize'> & { readonly height: number })
  /** The input is invalid and nothing was submitted; the frame marks the fields. */
  | (Plain<'invalid'> & { readonly fields: readonly string[] })
  | Plain<'submitting'>
  /** The bank opened or closed a challenge, which needs more height. */
  | (Plain<'challenge'> & { readonly isOpen: boolean; readonly height: number })
  | (Plain<'done'> & { readonly outcome: PaymentFrameOutcome })
  | (Plain<'fatal'> & { readonly code: PaymentFrameFatalCode });

/** Messages from the host to the frame. */
export type PaymentHostMessage =
  /** `submitLabel` is the label of the host's button, announced when Enter in a field submits. */
  | (Plain<'init'> & {
      readonly locale: string;
      readonly theme: PaymentFrameTheme;
      readonly submitLabel: string;
    })
  | Plain<'submit'>
  | Plain<'cancel'>;

/** Parses a message of the frame into its known fields; undefined for invalid input. Never throws. */
export function parsePaymentFrameMessage(input: unknown): PaymentFrameMessage | undefined {
  const field = fieldsOf(input);
  const envelope = field && envelopeOf(field);
  if (!field || !envelope) return undefined;
  const type = field('type');
  const height = field('height');
  switch (type) {
    case 'submitting':
      return { ...envelope, type };
    case 'ready':
    case 'resize':
      return isHeight(height) ? { ...envelope, type, height } : undefined;
    case 'challenge': {
      const isOpen = field('isOpen');
      return typeof isOpen === 'boolean' && isHeight(height)
        ? { ...envelope, type, isOpen, height }
        : undefined;
    }
    case 'invalid': {
      const fields = field('fields');
      return isNames(fields) ? { ...envelope, type, fields: [...fields] } : undefined;
    }
    case 'done': {
      const outcome = OUTCOMES.find((known) => known === field('outcome'));
      return outcome ? { ...envelope, type, outcome } : undefined;
    }
    case 'fatal': {
      const code = FATAL_CODES.find((known) => known === field('code'));
      return code ? { ...envelope, type, code } : undefined;
    }
    default:
      return undefined;
  }
}

/** Parses a message of the host into its known fields; undefined for invalid input. Never throws. */
export function parsePaymentHostMessage(input: unknown): PaymentHostMessage | undefined {
  const field = fieldsOf(input);
  const envelope = field && envelopeOf(field);
  if (!field || !envelope) return undefined;
  const type = field('type');
  switch (type) {
    case 'submit':
    case 'cancel':
      return { ...envelope, type };
    case 'init': {
      const locale = field('locale');
      const submitLabel = field('submitLabel');
      const theme = parseTheme(field('theme'));
      if (typeof locale !== 'string' || !/^[a-z]{2}(?:[_-][A-Z]{2})?$/.test(locale) || !theme)
        return undefined;
      return typeof submitLabel === 'string' && submitLabel.length <= LABEL_LENGTH
        ? { ...envelope, type, locale, theme, submitLabel }
        : undefined;
    }
    default:
      return undefined;
  }
}

const LABEL_LENGTH = 200;
const MAX_FIELDS = 12;
/** CSS pixels. */
const MAX_HEIGHT = 4_000;

/**
 * Parses the theme. Its values become CSS custom properties of the frame, so characters that could load a
 * resource or end a declaration are rejected.
 */
function parseTheme(input: unknown): PaymentFrameTheme | undefined {
  const field = fieldsOf(input);
  const colour = field && fieldsOf(field('colours'));
  if (!field || !colour) return undefined;
  const radius = field('radius');
  const font = field('font');
  if (typeof radius !== 'string' || !/^\d{1,3}(?:\.\d{1,4})?(?:px|rem|em)?$/.test(radius)) return undefined;
  if (typeof font !== 'string' || !/^[\p{L}\p{N} ,'"_-]{1,300}$/u.test(font)) return undefined;
  const colours: Partial<Record<PaymentFrameColour, string>> = {};
  for (const name of COLOURS) {
    const value = colour(name);
    if (
      typeof value !== 'string' ||
      !/^(?:#[0-9a-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\([a-z0-9 .,%/+-]{1,80}\))$/i.test(
        value,
      )
    )
      return undefined;
    colours[name] = value;
  }
  return { colours: colours as Record<PaymentFrameColour, string>, radius, font }; // all names were set above
}

function envelopeOf(field: Field): Envelope | undefined {
  const nonce = field('nonce');
  return field('v') === PAYMENT_FRAME_VERSION && isName(nonce)
    ? { v: PAYMENT_FRAME_VERSION, nonce }
    : undefined;
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_HEIGHT;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MAX_FIELDS && value.every(isName);
}

/**
 * Headers and scripts that the provider signs for the document in its frame. Merchants compare them with the
 * document that browsers receive (PCI DSS 6.4.3, 11.6.1).
 */
export interface FrameInventory {
  /** Time of signing, ISO 8601. Limits the replay of an old inventory with an old script. */
  readonly at: string;
  /** Path, on the frame's origin, of a document that equals a payer's but takes no payment. */
  readonly look: string;
  /** Every security-relevant header, with {@link FRAME_NONCE} in place of the nonce. */
  readonly headers: Readonly<Record<string, string>>;
  readonly scripts: readonly FrameInventoryFile[];
  readonly styles: readonly FrameInventoryFile[];
}

export interface FrameInventoryFile {
  readonly path: string;
  /** `sha384-…` */
  readonly integrity: string;
  readonly owner: string;
  readonly reason: string;
}

export const FRAME_NONCE = '{nonce}';
