import { brands, DEFAULT_BRAND, isBrandId, licences } from '@foyer/market';
import { startJob, type Job, type Pool } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import { deliverEmail } from '../player-emails/deliverMessage.ts';
import { sendDueEmails } from '../player-emails/sendDueEmails.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';

interface EmailRow {
  /** Id of the exclusion. */
  readonly id: number;
  readonly player_id: string;
  readonly brand: string;
  readonly language: string;
  readonly time_zone: string;
  readonly kind: 'TIME_OUT' | 'EXCLUSION';
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

export interface BreakEmailDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly content: Pick<Content, 'of'>;
}

const TICK_MS = 5_000;

/** Starts the job that sends the proof of each break to its player, through identity: once each. */
export function startBreakEmailJob(deps: BreakEmailDeps): Job<number> {
  return startJob({
    name: 'break emails',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => sendBreakEmails(deps),
  });
}

/** Sends one batch and returns how many emails identity accepted. */
export function sendBreakEmails(deps: BreakEmailDeps): Promise<number> {
  return sendDueEmails<EmailRow>(
    deps,
    'api.exclusion_email',
    'exclusion_id',
    `select e.id, e.player_id, p.brand, p.language, r.time_zone, e.kind, e.starts_at, e.ends_at
     from due join api.exclusion e on e.id = due.exclusion_id join api.player p on p.id = e.player_id join api.brand_rule r on r.brand = p.brand`,
    (row) => send(deps, row),
  );
}

function send(deps: BreakEmailDeps, row: EmailRow): Promise<boolean> {
  const brand = brands[isBrandId(row.brand) ? row.brand : DEFAULT_BRAND];
  const content = deps.content.of(brand.id);
  const ending =
    row.kind === 'TIME_OUT' ? 'time-out' : row.ends_at === null ? 'exclusion-without-end' : 'exclusion';
  const values: Readonly<Record<string, string>> = {
    brand: brand.title,
    support: brand.supportEmail,
    helpline: licences[brand.licence].helpline.url,
    start: writeDate(row.starts_at, row),
    end: row.ends_at === null ? '' : writeDate(row.ends_at, row),
    number: String(row.id),
  };
  const write = (part: string): string =>
    (content.textOf(`email.break-started.${part}`, row.language) ?? '').replaceAll(
      /\{(\w+)\}/g,
      (_match, name: string) => values[name] ?? '',
    );
  return deliverEmail(deps, row.player_id, {
    brand: row.brand,
    locale: row.language,
    subject: write('subject'),
    body: write('body').replace('[ending]', write(ending)),
    key: `break-email:${row.id}`,
  });
}

function writeDate(date: Date, { language, time_zone: timeZone }: EmailRow): string {
  return new Intl.DateTimeFormat(language.replace('_', '-'), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(date);
}
