import { scriptInventorySchema } from '@foyer/kernel/script-answers';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';

/** Prints every script that may run on payment pages, with owner, hash and reason (PCI DSS 6.4.3). */
export async function scripts(session: Session, app: string | undefined): Promise<void> {
  const inventory = await session.client.get('/v1/scripts', scriptInventorySchema);
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
  session.printResult(
    { ...inventory, files },
    [
      `Plan ${inventory.version}, ${files.length} files`,
      table(
        ['File', 'Owner', 'For', 'Integrity'],
        files.map(({ path, owner, role, integrity }) => [path, owner, role, integrity]),
      ),
      ...(others.length > 0 ? [table(['In the document, or a frame', 'Integrity', 'Reason'], others)] : []),
      table(['Application', 'Reason'], reasons),
    ].join('\n\n'),
  );
}
