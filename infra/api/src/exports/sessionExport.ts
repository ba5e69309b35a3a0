import type { ExportPart, ExportRequest, ExportTexts } from './exportPart.ts';
import { instant, text, type Cell } from './exportTable.ts';
import { endOf, readPages, SIGN_IN_PAGE } from './readBatches.ts';

/** Sign-ins of the player, newest first. */
export function sessionExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const { from, locale, signIns } = request;
  const { label, column } = texts;
  const filter = { from, to: endOf(request), method: request.filter.signInMethods?.[0] ?? null };
  const regions = new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' });
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const session of readPages(
      async (page) => (await signIns(filter, page)).sessions,
      SIGN_IN_PAGE,
    ))
      yield [
        instant(new Date(session.startedAt)),
        text([session.device.browser, session.device.system].filter(Boolean).join(' · ')),
        text(session.country ? (regions.of(session.country) ?? session.country) : ''),
        text(label(`signIn.${session.method}`)),
        instant(session.endedAt ? new Date(session.endedAt) : null),
        text(session.endReason ? label(`endReason.${session.endReason}`) : ''),
      ];
  }
  return {
    columns: [
      column('started', 14),
      column('device', 18),
      column('place', 14),
      column('signInMethod', 14),
      column('ended', 14),
      column('reason', 18),
    ],
    rows: rows(),
    async totals() {
      const { totals } = await signIns(filter, { limit: 1, offset: 0 });
      return [
        { label: label('sessions'), count: totals.count },
        { label: label('countries'), count: totals.countries },
      ];
    },
  };
}
