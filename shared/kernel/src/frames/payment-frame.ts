/**
 * The versioned protocol between the cashier and the payment provider's frame, in which alone a card number is ever typed.
 * Both sides check origin, source window and nonce themselves; the parsers here only say what a message is.
 * @packageDocumentation
 */
import { fieldsOf, type Field } from './message-fields.ts';

/** Raised when a message changes its meaning; a frame that speaks another number is refused. */
export const PAYMENT_FRAME_VERSION = 1;
/** No `ready` for this long after the frame was attached: say so and offer another try. */
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
/** A colour of the host that the frame paints itself with. */
export type PaymentFrameColour = (typeof COLOURS)[number];

/** The host's look, as plain CSS values. */
export interface PaymentFrameTheme {
  readonly colours: Readonly<Record<PaymentFrameColour, string>>;
  /** Corner radius of fields, such as `8px`. */
  readonly radius: string;
  /** A `font-family` list; the frame loads no font. */
  readonly font: string;
}

const OUTCOMES = ['succeeded', 'refused', 'pending', 'cancelled'] as const;
/** Outcome as the frame saw it. It proves nothing: the host reads the payment from its own server. */
export type PaymentFrameOutcome = (typeof OUTCOMES)[number];

const FATAL_CODES = ['EXPIRED', 'ALREADY_FINISHED', 'PROVIDER_UNAVAILABLE', 'INTERNAL'] as const;
/** Why the frame cannot continue. */
export type PaymentFrameFatalCode = (typeof FATAL_CODES)[number];

interface Envelope {
  readonly v: typeof PAYMENT_FRAME_VERSION;
  /** The nonce of this payment's frame, so that a message of an earlier one counts for nothing. */
  readonly nonce: string;
}

type Plain<Type extends string> = Envelope & { readonly type: Type };

/** From the frame to the host. */
export type PaymentFrameMessage =
  /** The fields are rendered; height in CSS pixels. Sent again until `init` arrives. */
  | (Plain<'ready'> & { readonly height: number })
  | (Plain<'resize'> & { readonly height: number })
  /** Nothing was sent; the fields say why. */
  | (Plain<'invalid'> & { readonly fields: readonly string[] })
  | Plain<'submitting'>
  /** The bank asks something; the frame wants more room. */
  | (Plain<'challenge'> & { readonly isOpen: boolean; readonly height: number })
  | (Plain<'done'> & { readonly outcome: PaymentFrameOutcome })
  | (Plain<'fatal'> & { readonly code: PaymentFrameFatalCode });

/** From the host to the frame. */
export type PaymentHostMessage =
  /** `submitLabel` is the label of the host's button, announced when Enter in a field submits. */
  | (Plain<'init'> & {
      readonly locale: string;
      readonly theme: PaymentFrameTheme;
      readonly submitLabel: string;
    })
  | Plain<'submit'>
  | Plain<'cancel'>;

/** The message, rebuilt from known fields only; undefined for anything else. Total: never throws, whatever arrives. */
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

/** The same for what the host says. */
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
const FIELDS_AT_MOST = 12;
const HEIGHT_AT_MOST = 4_000;

/** Values go into custom properties of the frame: nothing that could load or close anything passes. */
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
  return { colours: colours as Record<PaymentFrameColour, string>, radius, font }; // every name was set above
}

function envelopeOf(field: Field): Envelope | undefined {
  const nonce = field('nonce');
  return field('v') === PAYMENT_FRAME_VERSION && isName(nonce)
    ? { v: PAYMENT_FRAME_VERSION, nonce }
    : undefined;
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= HEIGHT_AT_MOST;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= FIELDS_AT_MOST && value.every(isName);
}

/**
 * Headers and scripts that the provider signs for the document in its frame: merchants compare them with the
 * document a browser receives (PCI DSS 6.4.3, 11.6.1).
 */
export interface FrameInventory {
  /** When it was signed, ISO 8601; an old one could be shown together with an old script. */
  readonly at: string;
  /** Address, on the frame's origin, of a document that is like any payer's and takes no payment. */
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
