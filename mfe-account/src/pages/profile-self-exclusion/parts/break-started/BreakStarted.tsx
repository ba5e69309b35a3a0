import { Text, useDates, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ButtonLink, EmptyState } from '@foyer/ui';
import { GROUP_NAMES } from '../../../../features/breaks/breakTexts.ts';
import type { StartedBreakFragment } from '../../../../features/breaks/TakeBreak.generated.ts';
import { messages } from '../../ProfileSelfExclusionPage.messages.ts';

interface BreakStartedProps {
  readonly started: StartedBreakFragment;
}

/**
 * Confirms the break. After a break from all games the session ends, and the sign-in page confirms it too.
 */
export function BreakStarted({ started: { kind, groups, endsAt } }: BreakStartedProps) {
  const text = useText();
  const dates = useDates();
  const { locale } = useServices();
  return (
    <div role="status">
      <EmptyState
        level={2}
        icon="pause"
        title={text(messages.done)}
        action={<ButtonLink href={hrefTo(locale, 'withdraw')}>{text(messages.withdraw)}</ButtonLink>}
      >
        {groups.length > 0 && (
          <>
            <Text
              {...messages.doneGroups}
              values={{ groups: groups.map((group) => text(GROUP_NAMES[group])).join(', ') }}
            />
            <br />
          </>
        )}
        {endsAt === null ? (
          <Text {...messages.noEnd} />
        ) : (
          <Text
            {...(kind === 'TIME_OUT' ? messages.ends : messages.asksAfter)}
            values={{ date: dates.deadline(new Date(endsAt)) }}
          />
        )}
        <br />
        <Text {...messages.doneText} />
      </EmptyState>
    </div>
  );
}
