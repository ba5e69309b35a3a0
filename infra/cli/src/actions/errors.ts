import { styleText } from 'node:util';
import { reportedFailures } from '../errors/reportedFailures.ts';
import { createSourceFrames } from '@foyer/runtime/source-frames';
import { parseTime } from '../parseTime.ts';
import { table } from '../output/table.ts';
import type { Session } from '../session.ts';

/** Failures that browsers reported, by squad and release, with the line of the source. */
export async function errors(
  session: Session,
  filter: { readonly app: string | undefined; readonly since: string; readonly limit: number },
): Promise<void> {
  const since = parseTime(filter.since, Date.now());
  const all = await reportedFailures(session.home, { app: filter.app, since });
  const sourceOf = createSourceFrames(session.home);
  const found = await Promise.all(
    all
      .slice(0, filter.limit)
      .map(async (group) => ({ ...group, source: await Promise.all(group.frames.map(sourceOf)) })),
  );
  const rows = found.map(({ count, owner, app, release, code, brands, last, source, detail }) => [
    String(count),
    owner,
    `${app}@${release}`,
    code,
    brands.join(', '),
    last.slice(0, 19),
    source[0] ?? detail.slice(0, 60),
  ]);
  const rest =
    all.length > found.length ? `\n${all.length - found.length} more; --limit ${all.length} shows them.` : '';
  session.printResult(
    found,
    found.length === 0
      ? styleText('green', `No failures reported by browsers since ${since}.`)
      : `${table(['Count', 'Squad', 'Release', 'Code', 'Brands', 'Last seen', 'Source'], rows)}${rest}`,
  );
}
