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
  /** True for titles of single tests: a `describe` may name a situation. */
  readonly isForCases?: boolean;
}

/** Commits are history, and so are the schema files of SQL; their words cannot be changed. */
const EDITABLE: readonly Layer[] = LAYERS.filter((layer) => layer !== 'commits' && layer !== 'sql-comments');
const TEXTS: readonly Layer[] = ['console', 'cli', 'player-texts'];
const COMMENTS: readonly Layer[] = ['ts-comments', 'graphql'];
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
  { pattern: /\bwhatever\b/i, better: 'regardless of …', layers: EDITABLE },
  {
    pattern: /\b(is|are|was|were|be) gone\b/i,
    better: 'has ended, was removed, is deleted or has disconnected',
    layers: EDITABLE,
  },
  {
    pattern: /^(Without|After|Before|From) (it|these|this|that|then|them)(?=[,.:])/,
    better: 'a sentence that stands alone: name the noun instead of a pronoun',
    layers: COMMENTS,
  },
  { pattern: /\blook-back\b/i, better: 'history range' },
  { pattern: /\bon (its|their) way\b/i, better: 'in progress or pending' },
  { pattern: /\bwhat (became|becomes) of\b/i, better: 'outcome or status' },
  { pattern: /\bis none\b/i, better: 'the condition and the result: "returns no …", "has no …"' },
  {
    pattern: /\b(is|are|was|were|be|being) away\b/i,
    better: 'unavailable, disconnected or absent',
    layers: EDITABLE,
  },
  {
    pattern: /(?<!\bthere )\b(is|are|was|were) no (?!(longer|more|less|worse|one|place|\w+er)\b)[a-z]/i,
    better: '"is not a …"',
    layers: EDITABLE,
  },
  {
    pattern: /\b(the|an) own\b/i,
    better: 'its own, or name the owner: "the player’s own"',
    layers: EDITABLE,
  },
  { pattern: /\bfor good\b/i, better: 'permanently', layers: EDITABLE },
  { pattern: /\bby now\b(?!\()/i, better: 'now or since', layers: EDITABLE },
  {
    pattern: /\bway back from\b|\bto come back from an exclusion\b|\bcoming back after a self-exclusion\b/i,
    better: 'the request to end an exclusion',
    layers: EDITABLE,
  },
  { pattern: /^ours\b/i, better: 'Extension, as schema/main/api.graphql defines it', layers: ['graphql'] },
  {
    pattern:
      /^(of|with|without|by|for|on|in|under|at|from|above|below|after|before|that|who|whose|when|while) /i,
    better: 'behaviour that starts with its verb: "is refused after …" instead of "after …"',
    layers: ['test-titles'],
    isForCases: true,
  },
  { pattern: /\bways? to pay\b/i, better: 'payment method', layers: TEXTS },
  { pattern: /\bwrite to us\b/i, better: 'Contact support', layers: TEXTS },
  { pattern: /^go on\b/i, better: 'Continue', layers: TEXTS },
  {
    pattern: /^(What|Whatever|Whose|Of|How|Where|Why|Which)\b(?![^]*\?$)/,
    better: 'a sentence that starts with its noun or verb, not with "What …", "How …" or "Of …"',
    layers: FRAGMENTS,
  },
];
