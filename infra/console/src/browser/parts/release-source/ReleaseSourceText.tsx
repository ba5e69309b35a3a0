import type { ReleaseSource } from '@foyer/kernel/release-source';
import { Text, useText } from '@foyer/i18n';
import { Badge } from '@foyer/ui';
import { messages } from './ReleaseSourceText.messages.ts';
import * as css from './ReleaseSourceText.css.ts';

const SHORT_COMMIT_LENGTH = 10;

/** Commit, author, branch and ticket that a release was built from. */
export function ReleaseSourceText({ source }: { readonly source: ReleaseSource | undefined }) {
  const text = useText();
  if (!source) return <Text {...messages.unknown} />;
  const { commit, author, branch, isDirty, repository, ticket } = source;
  const name = author.replace(/\s*<.*>$/, '');
  return (
    <span className={css.source} title={`${repository} ${commit} ${author}`}>
      <span className={css.commit}>{commit.slice(0, SHORT_COMMIT_LENGTH)}</span>
      <span>{[name, branch, ticket].filter((part) => part !== undefined).join(' · ')}</span>
      {isDirty && <Badge tone="warning">{text(messages.dirty)}</Badge>}
    </span>
  );
}
