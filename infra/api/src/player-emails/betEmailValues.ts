import { hrefTo, isLocale, FALLBACK_LOCALE } from '@foyer/links';
import { formatMoney, money } from '@foyer/money';
import type { FoyerSettings } from '@foyer/runtime';
import * as v from 'valibot';
import { siteOriginOf } from '../server/http/siteOrigin.ts';

interface Row {
  readonly brand: string;
  readonly language: string;
  readonly content: unknown;
}

interface LinkDeps {
  readonly settings: Pick<FoyerSettings, 'gatewayPort' | 'siteAddress'>;
}

const resultSchema = v.object({
  status: v.picklist(['PLAYED', 'VOID']),
  home: v.number(),
  away: v.number(),
  /** First positions of a race or an outright. */
  finish: v.nullish(v.string()),
});
const correctionSchema = v.object({
  bet: v.string(),
  currency: v.string(),
  before: v.number(),
  after: v.number(),
  results: v.array(
    v.object({ home: v.string(), away: v.string(), before: resultSchema, after: resultSchema }),
  ),
});
const answerSchema = v.object({
  bet: v.string(),
  status: v.picklist(['UPHELD', 'REJECTED']),
  answer: v.string(),
});

/** Values of the email about a corrected payout: old and new returns, changed results, address of the bet. */
export function betCorrectionValues(
  deps: LinkDeps,
  row: Row,
  text: (key: string) => string,
): Readonly<Record<string, string>> {
  const { bet, currency, before, after, results } = v.parse(correctionSchema, row.content);
  const write = (minor: number): string =>
    formatMoney(money(minor, currency), row.language.replace('_', '-'));
  const score = ({ status, home, away, finish }: v.InferOutput<typeof resultSchema>): string =>
    status === 'VOID' ? text('email.sports-bet-corrected.void') : (finish ?? `${home}–${away}`);
  return {
    bet,
    before: write(before),
    after: write(after),
    results: results
      .map((result) => `${result.home} – ${result.away}: ${score(result.before)} → ${score(result.after)}`)
      .join('\n'),
    link: linkOf(deps, row, bet),
  };
}

/** Values of the email about an answered dispute. */
export function disputeAnswerValues(
  deps: LinkDeps,
  row: Row,
  text: (key: string) => string,
): Readonly<Record<string, string>> {
  const { bet, status, answer } = v.parse(answerSchema, row.content);
  return {
    bet,
    decision: text(`email.sports-dispute-answered.${status}`),
    answer,
    link: linkOf(deps, row, bet),
  };
}

function linkOf({ settings }: LinkDeps, { brand, language }: Row, bet: string): string {
  const locale = isLocale(language) ? language : FALLBACK_LOCALE;
  return siteOriginOf(settings, brand) + hrefTo(locale, 'sports-bet', { bet });
}
