import { Heading, Link, Paragraph, Stack } from '@foyer/ui';
import * as styles from './LegalChanges.css.ts';

/** One text that changed; translated already, because an overlay is drawn outside this remote. */
export interface ChangedText {
  readonly title: string;
  readonly since: string;
  readonly changes: readonly string[];
  readonly href: string;
  readonly read: string;
}

interface LegalChangesProps {
  readonly intro: string;
  readonly texts: readonly ChangedText[];
}

/** What changed, text by text, each with the way to the whole of it. */
export function LegalChanges({ intro, texts }: LegalChangesProps) {
  return (
    <Stack gap="large">
      <Paragraph>{intro}</Paragraph>
      {texts.map((changed) => (
        <Stack key={changed.href} gap="small">
          <Stack gap="none">
            <Heading level={3} size="title3">
              {changed.title}
            </Heading>
            <Paragraph size="caption" tone="muted">
              {changed.since}
            </Paragraph>
          </Stack>
          <ul className={styles.changes}>
            {changed.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Link href={changed.href}>{changed.read}</Link>
        </Stack>
      ))}
    </Stack>
  );
}
