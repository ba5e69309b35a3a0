import { brands, DEFAULT_BRAND, isBrandId, licences } from '@foyer/market';
import { helplineOf } from '@foyer/market/helplines';
import { formatMoney, money } from '@foyer/money';
import type { FoyerSettings, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import type { Content } from '../content/contentReader.ts';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import { betCorrectionValues, disputeAnswerValues } from './betEmailValues.ts';
import { readStatement, type StatementSummary } from '../statements/readStatement.ts';

export interface PlayerEmailRow {
  readonly id: number;
  readonly kind:
    | 'care-message'
    | 'monthly-statement'
    | 'return-approved'
    | 'return-refused'
    | 'return-lifted'
    | 'account-closed'
    | 'account-closed-at-request'
    | 'account-reopened'
    | 'automatic-cash-out'
    | 'sports-bet-corrected'
    | 'sports-dispute-answered';
  readonly player_id: string;
  readonly brand: string;
  readonly language: string;
  /** ISO 3166. */
  readonly country: string;
  readonly currency: string;
  /** Values of the text; the schemas below define them by kind. */
  readonly content: unknown;
}

const instant = v.pipe(v.string(), v.isoTimestamp());
/** Absent in statements of an earlier release, which do not contain whether the licence requires them. */
const statementSchema = v.object({ from: instant, to: instant, isMandatory: v.optional(v.boolean(), false) });
const minor = v.pipe(v.number(), v.safeInteger());
const cashOutSchema = v.object({ bet: v.string(), amount: minor, asked: minor });
const returnSchema = v.object({ number: v.number(), date: v.optional(instant) });

export interface EmailTextDeps {
  readonly pool: Pool;
  readonly settings: Pick<FoyerSettings, 'gatewayPort' | 'siteAddress'>;
  readonly content: Pick<Content, 'of'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

/** Subject and body in the player's language. A statement has numbers only: no offer, no praise, no advice to play. */
export async function writePlayerEmail(
  deps: EmailTextDeps,
  row: PlayerEmailRow,
): Promise<{ readonly subject: string; readonly body: string }> {
  const brand = isBrandId(row.brand) ? row.brand : DEFAULT_BRAND;
  const site = brands[brand];
  const helpline = helplineOf(row.country);
  const texts = deps.content.of(brand);
  const text = (key: string): string => texts.textOf(key, row.language) ?? '';
  const values: Readonly<Record<string, string>> = {
    brand: site.title,
    support: site.supportEmail,
    helpline: [helpline.name, helpline.telephone, helpline.url].filter(Boolean).join(', '),
    ...(row.kind === 'monthly-statement' && (await statementValues(deps, row, text))),
    ...(row.kind.startsWith('return-') && returnValues(row)),
    ...(row.kind === 'automatic-cash-out' && cashOutValues(row)),
    ...(row.kind === 'sports-bet-corrected' && betCorrectionValues(deps, row, text)),
    ...(row.kind === 'sports-dispute-answered' && disputeAnswerValues(deps, row, text)),
  };
  const fill = (part: 'subject' | 'body'): string =>
    text(`email.${row.kind}.${part}`).replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
  return { subject: fill('subject'), body: fill('body') };
}

function cashOutValues({ language, currency, content }: PlayerEmailRow): Readonly<Record<string, string>> {
  const { bet, amount, asked } = v.parse(cashOutSchema, content);
  const write = (sum: number): string => formatMoney(money(sum, currency), language.replace('_', '-'));
  return { bet, amount: write(amount), asked: write(asked) };
}

/** Number of the exclusion, and the end of the cool-off in the time zone of the licence. */
function returnValues({ brand, language, content }: PlayerEmailRow): Readonly<Record<string, string>> {
  const { number, date } = v.parse(returnSchema, content);
  const written =
    date === undefined
      ? ''
      : new Intl.DateTimeFormat(language.replace('_', '-'), {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: licences[brands[isBrandId(brand) ? brand : DEFAULT_BRAND].licence].timeZone,
        }).format(new Date(date));
  return { number: String(number), date: written };
}

async function statementValues(
  { pool, catalogue }: EmailTextDeps,
  { player_id: playerId, brand, language, currency, content }: PlayerEmailRow,
  text: (key: string) => string,
): Promise<Readonly<Record<string, string>>> {
  const { from, to, isMandatory } = v.parse(statementSchema, content);
  const period = { from: new Date(from), to: new Date(to) };
  const games = catalogue.current().gameById;
  const statement = await readStatement(
    pool,
    playerId,
    period,
    (gameId) => games.get(gameId)?.kind === 'LIVE',
  );
  const { rows } = await pool.query<{ minutes: number }>(
    'select api.minutes_played_since($1, $2, $3) as minutes',
    [playerId, period.from, period.to],
  );
  const tag = language.replace('_', '-');
  const write = (minor: number): string => formatMoney(money(minor, currency), tag);
  const products = statement.products.map(
    ({ product, net }) => `${text(`export.product.${product}`)}: ${write(net)}`,
  );
  const total = (field: 'staked' | 'returned' | 'net'): string =>
    write(statement.products.reduce((sum, product) => sum + product[field], 0));
  const minutes = rows[0]?.minutes ?? 0;
  const part = (name: string): string => text(`email.monthly-statement.${name}`);
  const line = (name: string, minor: number): string =>
    minor === 0 ? '' : part(name).replace('{amount}', write(minor)) + '\n';
  return {
    month: new Intl.DateTimeFormat(tag, {
      month: 'long',
      year: 'numeric',
      timeZone: licences[brands[isBrandId(brand) ? brand : DEFAULT_BRAND].licence].timeZone,
    }).format(period.from),
    deposits: write(statement.deposited),
    depositsReversed: line('reversed-deposits', statement.depositsReversed),
    withdrawals: write(statement.withdrawn),
    withdrawalsReturned: line('returned-withdrawals', statement.withdrawalsReturned),
    choice: part(isMandatory ? 'mandatory' : 'optional'),
    opening: write(statement.opening.balance),
    closing: write(statement.closing.balance),
    staked: total('staked'),
    returned: total('returned'),
    net: total('net'),
    other: line('other', otherChanges(statement)),
    products: products.length === 0 ? '' : `\n${part('products')}\n${products.join('\n')}\n`,
    time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  };
}

/** The rest of the change of the balance, so that the figures of the email add up. */
function otherChanges({ opening, closing, deposits, withdrawals, products }: StatementSummary): number {
  const net = products.reduce((sum, product) => sum + product.net, 0);
  return closing.balance - opening.balance - (deposits - withdrawals) - net;
}
