import { Heading, Link, Paragraph, Stack } from '@foyer/ui';
import * as styles from './LegalChanges.css.ts';

/** One changed text; already translated, because an overlay renders outside this remote. */
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

/** Lists the changes of each text with a link to the full text. */
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
