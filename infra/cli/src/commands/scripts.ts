import { table } from '../output/table.ts';
import type { Session } from '../session.ts';

/** The signed inventory of the registry, `GET /v1/scripts`. */
export interface Inventory {
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
