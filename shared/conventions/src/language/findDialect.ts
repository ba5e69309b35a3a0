import { DIALECT, LAYERS, RULES, type Layer } from './terms.ts';

/** One piece of text: a comment block, title, sentence or message. */
export interface Unit {
  readonly layer: Layer;
  /** Folder of the workspace package, or the top folder; `repository` for commits. */
  readonly owner: string;
  /** Path from the root, or the hash of a commit. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly isCase?: boolean;
}

export interface Finding {
  readonly unit: Unit;
  readonly found: string;
  readonly better: string;
}

/** The first rule that each unit breaks: one finding per unit, so that counts and shares are comparable. */
export function findDialect(units: readonly Unit[]): Finding[] {
  return units.flatMap((unit) => {
    const text = withoutCode(unit.text);
    for (const { pattern, better, layers, isForCases } of RULES) {
      if ((layers && !layers.includes(unit.layer)) || (isForCases && !unit.isCase)) continue;
      const match = pattern.exec(text);
      if (match) return [{ unit, found: match[0], better }];
    }
    return [];
  });
}

export interface Share {
  readonly hits: number;
  readonly units: number;
  /** 0 to 100, two decimals. */
  readonly percent: number;
}

/** The share of units with a word of {@link DIALECT}, by layer. */
export function shares(units: readonly Unit[]): Record<Layer, Share> {
  const entries = LAYERS.map((layer) => {
    const own = units.filter((unit) => unit.layer === layer);
    const hits = own.filter(({ text }) => DIALECT.test(withoutCode(text))).length;
    const percent = own.length === 0 ? 0 : Math.round((hits / own.length) * 10_000) / 100;
    return [layer, { hits, units: own.length, percent }] as const;
  });
  return Object.fromEntries(entries) as Record<Layer, Share>;
}

/** Removes names of code and message placeholders, which are not language. */
function withoutCode(text: string): string {
  return text
    .replace(/`[^`]*`/g, ' ')
    .replace(/\{\w+\}/g, ' ')
    .trim();
}
