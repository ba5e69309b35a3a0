import { Text, useNumbers, useText } from '@foyer/i18n';
import { DataTable, Heading } from '@foyer/ui';
import { appTitle, shortRelease } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './PaymentPagesPage.messages.ts';
import type { ScriptInventory } from '@foyer/kernel/script-answers';

const EVERY_FILE_COMMAND = 'npm run foyer -- scripts';

interface Row {
  readonly name: string;
  readonly reason: string;
  readonly files: number;
}

/** Inventory by release: owner, number and purpose. The CLI lists files and hashes. */
export function Inventory({ inventory }: { readonly inventory: ScriptInventory }) {
  const text = useText();
  const numbers = useNumbers();
  const { version, files, inline, frames } = inventory;
  const rows: readonly Row[] = [
    ...releasesOf(files),
    ...inline.map(({ name, reason }) => ({ name: text(messages.document, { name }), reason, files: 1 })),
    ...frames.map(({ origin, reason }) => ({ name: origin, reason, files: 0 })),
  ];
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title2">
        <Text {...messages.scripts} />
      </Heading>
      <p>
        <Text {...messages.scriptsText} values={{ version, files: files.length }} />
      </p>
      <DataTable
        caption={text(messages.scripts)}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { id: 'owner', label: text(messages.owner), cell: ({ name }) => name },
          { id: 'reason', label: text(messages.reason), cell: ({ reason }) => reason },
          {
            id: 'count',
            label: text(messages.count),
            align: 'end',
            cell: ({ files: count }) => (count === 0 ? text(messages.noFiles) : numbers.number(count)),
          },
        ]}
      />
      <p>
        <Text {...messages.everyFile} />
      </p>
      <code className={panel.code}>{EVERY_FILE_COMMAND}</code>
    </section>
  );
}

function releasesOf(files: ScriptInventory['files']): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { app, release, reason } of files) {
    const name = `${appTitle(app)} ${shortRelease(release)}`;
    rows.set(name, { name, reason, files: (rows.get(name)?.files ?? 0) + 1 });
  }
  return [...rows.values()];
}
