import { useDates, useMoney, useText } from '@foyer/i18n';
import type { Tournament } from '@foyer/kernel/tournaments';
import { money } from '@foyer/money';
import { BulletList, Paragraph, Section, Stack } from '@foyer/ui';
import { messages } from './ScoringRule.messages.ts';

interface ScoringRuleProps {
  readonly tournament: Tournament;
}

/** The scoring of rounds, the cap of an hour, and the rules about late rounds and equal scores. */
export function ScoringRule({ tournament }: ScoringRuleProps) {
  const text = useText();
  const { deadline } = useDates();
  const cap = useCapText(tournament.scoring);
  const { scoring, endsAt, lateTill } = tournament;
  const rules = [
    ...(cap === undefined ? [] : [{ id: 'cap', text: cap }]),
    { id: 'registered', text: text(messages.registered) },
    {
      id: 'late',
      text: text(messages.late, {
        end: deadline(Date.parse(endsAt)),
        cutoff: deadline(Date.parse(lateTill)),
      }),
    },
    { id: 'ties', text: text(messages.ties) },
  ];
  return (
    <Section title={text(messages.title)} level={3}>
      <Stack gap="small">
        <Paragraph>{text(messages[scoring.kind])}</Paragraph>
        {scoring.kind === 'points' && (
          <BulletList
            items={scoring.steps.map(({ multiple, points }) => ({
              id: String(multiple),
              text: text(messages.step, { multiple, points }),
            }))}
          />
        )}
        <BulletList items={rules} />
      </Stack>
    </Section>
  );
}

function useCapText(scoring: Tournament['scoring']): string | undefined {
  const text = useText();
  const write = useMoney();
  switch (scoring.kind) {
    case 'wager':
      return text(messages.capMoney, { cap: write(money(scoring.hourlyCapMinor, scoring.currency)) });
    case 'rounds':
      return text(messages.capRounds, { cap: scoring.hourlyCap });
    case 'points':
      return text(messages.capPoints, { cap: scoring.hourlyCap });
    case 'multiple':
      return undefined;
  }
}
