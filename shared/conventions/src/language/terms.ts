/** The parts of the repository whose language is measured. */
export const LAYERS = [
  'sql-comments',
  'ts-comments',
  'graphql',
  'test-titles',
  'docs',
  'commits',
  'console',
  'cli',
  'player-texts',
  'errors',
  'log-lines',
] as const;

export type Layer = (typeof LAYERS)[number];

/**
 * The expression by which the share of a layer is measured. Broader than the rules below, which allow common
 * phrases such as "stands for": the measure compares layers over time and stays as it was first defined.
 */
export const DIALECT =
  /\b(told|tells?|telling|heard|hears?|stands?|stood|standing|whoever|nobody|somebody|anybody|everybody|desks?|houses?|the word|(goes|went|brought|taken|takes?) back|of late|lets? go|meets|look(s|ed|ing)? at|(by|of) itself|begun|anew|stranger)\b/i;

export interface Rule {
  /** The discouraged pattern. The finding shows its first match. */
  readonly pattern: RegExp;
  /** The recommended wording. */
  readonly better: string;
  /** Layers that the rule applies to; all when absent. */
  readonly layers?: readonly Layer[];
}

const TEXTS: readonly Layer[] = ['console', 'cli', 'player-texts'];
const FRAGMENTS: readonly Layer[] = [
  'sql-comments',
  'ts-comments',
  'graphql',
  'test-titles',
  'errors',
  'log-lines',
];

export const RULES: readonly Rule[] = [
  { pattern: /\b(told|tells?|telling)\b/i, better: 'notify, report, show or return' },
  { pattern: /\b(heard|hears?)\b/i, better: 'receive' },
  {
    pattern: /\b(stands?(?! (for|out)\b|-in\b)|stood|standing)\b/i,
    better: 'is shown, exists or is mounted',
  },
  { pattern: /\b(whoever)\b/i, better: 'the player, the caller or the client' },
  {
    pattern: /\b(nobody|somebody|anybody|everybody)\b/i,
    better: 'no player, a user, every visitor, or the role',
  },
  { pattern: /\b(desks?)\b/i, better: 'store, batcher or service' },
  { pattern: /(?<!in-)\b(houses?)\b(?! (edge|accounts?)\b)/i, better: 'operator or platform' },
  { pattern: /\bthe word\b/i, better: 'status report, heartbeat or webhook' },
  {
    pattern: /\b(goes|went|brought|taken|takes?) back\b/i,
    better: 'is refunded, reversed, rolled back or restored',
  },
  { pattern: /\bof late\b/i, better: 'recently' },
  { pattern: /\blets? go\b/i, better: 'release' },
  { pattern: /\bmeets\b/i, better: 'satisfies, reaches or encounters' },
  { pattern: /\blook(s|ed|ing)? at\b/i, better: 'read, check, inspect or review' },
  { pattern: /\b(by|of) itself\b/i, better: 'automatically, or name the cause' },
  { pattern: /\bbegun\b/i, better: 'started' },
  { pattern: /\banew\b/i, better: 'again' },
  { pattern: /\bstranger\b/i, better: 'unauthenticated client' },
  { pattern: /\bhostile\b/i, better: 'malformed input, attacker or malicious client' },
  { pattern: /\blook-back\b/i, better: 'history range' },
  { pattern: /\bon (its|their) way\b/i, better: 'in progress or pending' },
  { pattern: /\bwhat (became|becomes) of\b/i, better: 'outcome or status' },
  { pattern: /\bis none\b/i, better: 'the condition and the result: "returns no …", "has no …"' },
  { pattern: /\bways? to pay\b/i, better: 'payment method', layers: TEXTS },
  { pattern: /\bwrite to us\b/i, better: 'Contact support', layers: TEXTS },
  { pattern: /^go on\b/i, better: 'Continue', layers: TEXTS },
  {
    pattern: /^(What|Whatever|Whose|Of|How|Where|Why|Which)\b(?![^]*\?$)/,
    better: 'a sentence that starts with its noun or verb, not with "What …", "How …" or "Of …"',
    layers: FRAGMENTS,
  },
];
