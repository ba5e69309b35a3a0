import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import {
  contentBundleSchema,
  contentHistorySchema,
  contentImportedSchema,
} from '@foyer/market/content-answers';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import * as v from 'valibot';
import { reasonFrom } from '../reason.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';

const bundleFile = v.pipe(v.string(), v.parseJson(), contentBundleSchema);

/** Prints the live content of a brand, or writes it to a file. */
export async function exportContent(
  session: Session,
  { brand, file }: { readonly brand: BrandId; readonly file: string | undefined },
): Promise<void> {
  const bundle = await session.client.get(`/v1/content/export?brand=${brand}`, contentBundleSchema);
  const text = JSON.stringify(bundle, null, 2);
  if (file === undefined) return session.terminal.out(text);
  await writeFile(file, `${text}\n`);
  session.printResult(
    { file, sections: Object.keys(bundle.sections) },
    `${styleText('green', '✓')} Exported ${Object.keys(bundle.sections).length} sections of ${brand} to ${file}`,
  );
}

/** Saves the sections of a file that differ as drafts; players see them after publication in the console. */
export async function importContent(
  session: Session,
  wanted: { readonly brand: BrandId; readonly file: string; readonly reason: string | undefined },
): Promise<void> {
  const text = await readFile(wanted.file, 'utf8').catch((error: unknown) => {
    throw new CommandFailure('FILE_MISSING', `${wanted.file} cannot be read: ${String(error)}`);
  });
  const read = v.safeParse(bundleFile, text);
  if (!read.success)
    throw new CommandFailure(
      'BUNDLE_MALFORMED',
      `${wanted.file} is not an exported content file. Create one with foyer content export ${wanted.brand}.`,
    );
  const reason = await reasonFrom(session.terminal, wanted.reason);
  const imported = await session.client.post(
    '/v1/content/import',
    { brand: wanted.brand, bundle: read.output, key: randomUUID(), reason },
    contentImportedSchema,
  );
  const drafts = Object.entries(imported.drafts);
  session.printResult(
    imported,
    drafts.length === 0
      ? `Nothing to import: the file equals the newest versions of ${wanted.brand}.`
      : [
          `${styleText('green', '✓')} Saved ${drafts.length} drafts of ${wanted.brand}. Publish them in the console under Content.`,
          ...drafts.map(([section, version]) => `  ${section}  version ${version}`),
        ].join('\n'),
  );
}

/** Lists the publications of a section, newest first. */
export async function contentHistory(
  session: Session,
  {
    brand,
    section,
    limit,
  }: { readonly brand: BrandId; readonly section: ContentSection; readonly limit: number },
): Promise<void> {
  const history = await session.client.get(
    `/v1/content/history?brand=${brand}&section=${encodeURIComponent(section)}`,
    contentHistorySchema,
  );
  const shown = history.publications.slice(0, limit);
  session.printResult(
    history,
    shown.length === 0
      ? `Nothing of ${section} was published for ${brand}: the delivered values are live.`
      : table(
          ['At (UTC)', 'Version', 'Published by', 'Second approval', 'Reason'],
          shown.map(({ at, version, publishedBy, approvedBy, reason }) => [
            at.slice(0, 16).replace('T', ' '),
            String(version),
            publishedBy,
            approvedBy ?? '–',
            reason,
          ]),
        ),
  );
}
