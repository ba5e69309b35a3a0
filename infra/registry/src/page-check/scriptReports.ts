import type { ReceivedEvidence } from '../health/evidenceSchema.ts';
import type { Registry } from '../registry.ts';
import { raiseAlert } from './raiseAlert.ts';

/**
 * Directives that concern scripts; `script-unknown` is reported by a page for a script that it found in its
 * document.
 */
const SCRIPT_DIRECTIVES: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'require-trusted-types-for',
  'trusted-types',
  'worker-src',
  'base-uri',
  'integrity-policy',
  'script-unknown',
]);
/** Scripts of browser extensions, which we do not serve. */
const BROWSER_EXTENSION = /^(?:(?:chrome|moz|safari-web|ms-browser)-extension|about|user-script)\b/i;
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Maximum alerts per hour, because a browser can send any report; the violation list keeps the rest. */
const MAX_ALERTS_PER_HOUR = 10;

/**
 * Raises an alert for each script that browsers blocked or found in a page, once a day per brand. Call it
 * with the newly stored batch.
 */
export function createScriptReports(registry: Registry): (batch: ReceivedEvidence) => Promise<void> {
  let raised: readonly number[] = [];

  async function isNew(
    batch: string,
    { brand, subject, blocked }: ReceivedEvidence['violations'][number],
  ): Promise<boolean> {
    const { rowCount } = await registry.pool.query(
      'select 1 from registry.violation where batch <> $1 and brand is not distinct from $2 and subject = $3 and blocked = $4 and at > $5 limit 1',
      [batch, brand ?? null, subject, blocked, new Date(registry.clock() - DAY_MS)],
    );
    return rowCount === 0;
  }

  return async ({ id, violations }) => {
    const wanted = violations.filter(
      ({ subject, blocked }) => SCRIPT_DIRECTIVES.has(subject) && !BROWSER_EXTENSION.test(blocked),
    );
    const alerted = new Set<string>();
    for (const violation of wanted) {
      const { brand, subject, blocked } = violation;
      const now = registry.clock();
      raised = raised.filter((at) => at > now - HOUR_MS);
      const name = [brand, subject, blocked].join(' ');
      if (raised.length >= MAX_ALERTS_PER_HOUR || alerted.has(name) || !(await isNew(id, violation)))
        continue;
      alerted.add(name);
      raised = [...raised, now];
      await raiseAlert(registry, {
        kind: 'script-reported',
        text: `A browser reported a script that is not ours: ${blocked === '' ? 'inline' : blocked} (${subject}, ${brand ?? 'any brand'})`,
        brands: brand === undefined ? [] : [brand],
        details: violation,
      });
    }
  };
}
