import { joinSentences, useNumbers, useText } from '@foyer/i18n';
import type { Leaderboard, Tournament } from '@foyer/kernel/tournaments';
import { Badge, Paragraph, Section } from '@foyer/ui';
import { useId } from 'react';
import { scoreNames } from '../../../../features/tournaments/scores.messages.ts';
import { useScoreText } from '../../../../features/tournaments/useScoreText.ts';
import * as css from './LeaderboardTable.css.ts';
import { messages } from './LeaderboardTable.messages.ts';

interface LeaderboardTableProps {
  readonly tournament: Tournament;
}

/** The best places; the player's own row is marked and stays in view. */
export function LeaderboardTable({ tournament }: LeaderboardTableProps) {
  const id = useId();
  const text = useText();
  const { scoring, leaderboard } = tournament;
  const rows = rowsOf(leaderboard);
  return (
    <Section title={text(messages.title)} level={3}>
      <Paragraph id={id} size="small" tone="muted">
        {joinSentences(text(messages.players, { players: leaderboard.players }), text(messages.nameNote))}
      </Paragraph>
      {rows.length === 0 ? (
        <Paragraph>{text(messages.none)}</Paragraph>
      ) : (
        // focusable, so that the rows can be scrolled by keyboard
        <div className={css.window} role="group" aria-label={text(messages.title)} tabIndex={0}>
          <table className={css.table} aria-describedby={id}>
            <thead>
              <tr>
                <th scope="col" className={css.head}>
                  {text(messages.place)}
                </th>
                <th scope="col" className={css.head}>
                  {text(messages.player)}
                </th>
                <th scope="col" className={css.headEnd}>
                  {text(scoreNames[scoring.kind])}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <LeaderboardRow key={row.place} row={row} scoring={scoring} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

interface Row {
  readonly place: number;
  /** Null: the player's own row below the best places, whose initials are not sent. */
  readonly name: string | null;
  readonly score: number;
  readonly isMe: boolean;
}

/** The best places, and the player's own when it is not among them. */
function rowsOf({ rows, me }: Leaderboard): readonly Row[] {
  if (me === null || me.place === null || rows.some(({ isMe }) => isMe)) return rows;
  return [...rows, { place: me.place, name: null, score: me.score, isMe: true }];
}

function LeaderboardRow({ row, scoring }: { readonly row: Row; readonly scoring: Tournament['scoring'] }) {
  const text = useText();
  const { number } = useNumbers();
  const write = useScoreText(scoring);
  return (
    <tr className={row.isMe ? css.mine : undefined}>
      <td className={css.place}>{number(row.place)}</td>
      <th scope="row" className={css.name}>
        {row.name} {row.isMe && <Badge tone="accent">{text(messages.you)}</Badge>}
      </th>
      <td className={css.score}>{write(row.score)}</td>
    </tr>
  );
}
