import {
  EVERY_BRAND,
  isUnverified,
  type PageCheckResult,
  type SiteFinding,
} from '@foyer/kernel/registry-answers';
import { styleText } from 'node:util';
import { EXIT } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Session } from '../session.ts';

interface Inventory {
  readonly version: number;
  readonly files: readonly {
    readonly kind: string;
    readonly app: string;
    readonly owner: string;
    readonly path: string;
    readonly integrity: string;
    readonly role: string;
    readonly reason: string;
  }[];
  readonly inline: readonly { readonly name: string; readonly integrity: string; readonly reason: string }[];
  readonly frames: readonly { readonly origin: string; readonly reason: string }[];
}

/** Everything that may run where money is, with who answers for it, its hash and why it is there (PCI DSS 6.4.3). */
export async function scripts(session: Session, app: string | undefined): Promise<void> {
  const inventory = await session.client.get<Inventory>('/v1/scripts');
  const files = inventory.files.filter((file) => app === undefined || file.app === app);
  const reasons = [...new Map(files.map((file) => [file.app, file.reason]))].map(([name, reason]) => [
    name,
    reason,
  ]);
  const others =
    app === undefined
      ? [
          ...inventory.inline.map(({ name, integrity, reason }) => [name, integrity, reason]),
          ...inventory.frames.map(({ origin, reason }) => [origin, '', reason]),
        ]
      : [];
  session.say(
    { ...inventory, files },
    [
      `Plan ${inventory.version}, ${files.length} files`,
      table(
        ['File', 'Owner', 'For', 'Integrity'],
        files.map(({ path, owner, role, integrity }) => [path, owner, role, integrity]),
      ),
      ...(others.length > 0 ? [table(['In the document, or a frame', 'Integrity', 'Why'], others)] : []),
      table(['Application', 'Why it is there'], reasons),
    ].join('\n\n'),
  );
}

/** The payment pages of every brand and the provider's frame as a browser receives them, against what is signed (PCI DSS 11.6.1). */
export async function verifyPages(session: Session): Promise<void> {
  const result = await session.client.post<PageCheckResult>('/v1/page-check', {});
  if (result.findings.length > 0) session.terminal.exitCode = EXIT.refused;
  const head = `${result.pages} pages and ${result.files} files in ${result.milliseconds} ms`;
  session.say(
    result,
    result.findings.length === 0
      ? `${styleText('green', '✓')} ${head}: as they were signed`
      : `${styleText('red', '✗')} ${head}:\n${table(['Brand', 'Page', 'Problem', 'What'], result.findings.map(rowOf))}`,
  );
}

function rowOf(found: SiteFinding): readonly string[] {
  const { brand, page, problem, subject, tries, isAwaited = false } = found;
  const times = tries === undefined ? '' : `, ${tries === 1 ? 'once' : `${tries} times in a row`}`;
  const meaning = isUnverified(found)
    ? ' (ALERT: nobody knows what browsers receive)'
    : isAwaited
      ? ' (the edge is starting)'
      : '';
  return [brand === EVERY_BRAND ? 'every brand' : brand, page, `${problem}${times}${meaning}`, subject];
}
