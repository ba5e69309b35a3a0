import { useText, type Message } from '@foyer/i18n';
import type { FeedStanding } from '@foyer/kernel/sports-results';
import { VisuallyHidden } from '@foyer/ui';
import * as css from './Standings.css.ts';
import { messages } from './Standings.messages.ts';

interface Result {
  readonly short: Message;
  readonly word: Message;
}

const RESULTS: Readonly<Record<FeedStanding['form'][number], Result>> = {
  W: { short: messages.wonShort, word: messages.won },
  D: { short: messages.drawnShort, word: messages.drawn },
  L: { short: messages.lostShort, word: messages.lost },
};

/** The table of a season. Without the column of draws where no match was drawn. */
export function Standings({ standings }: { readonly standings: readonly FeedStanding[] }) {
  const text = useText();
  const hasDraws = standings.some(({ drawn }) => drawn > 0);
  const heading = (word: Message, short: Message, look: string) => (
    <th scope="col" className={look}>
      <span aria-hidden="true">{text(short)}</span>
      <VisuallyHidden>{text(word)}</VisuallyHidden>
    </th>
  );
  return (
    <div className={css.frame} tabIndex={0} role="group" aria-label={text(messages.caption)}>
      <table className={css.table}>
        <VisuallyHidden as="caption">{text(messages.caption)}</VisuallyHidden>
        <thead className={css.head}>
          <tr>
            <th scope="col" className={css.number}>
              <VisuallyHidden>{text(messages.position)}</VisuallyHidden>
            </th>
            <th scope="col" className={css.team}>
              {text(messages.team)}
            </th>
            {heading(messages.played, messages.playedShort, css.number)}
            {heading(messages.won, messages.wonShort, css.detail)}
            {hasDraws && heading(messages.drawn, messages.drawnShort, css.detail)}
            {heading(messages.lost, messages.lostShort, css.detail)}
            {heading(messages.score, messages.scoreShort, css.detail)}
            {heading(messages.points, messages.pointsShort, css.number)}
            <th scope="col" className={css.number}>
              {text(messages.form)}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row, index) => (
            <tr key={row.team}>
              <td className={css.number}>{index + 1}</td>
              <th scope="row" className={css.team}>
                {row.team}
              </th>
              <td className={css.number}>{row.played}</td>
              <td className={css.detail}>{row.won}</td>
              {hasDraws && <td className={css.detail}>{row.drawn}</td>}
              <td className={css.detail}>{row.lost}</td>
              <td className={css.detail}>{`${row.scored}–${row.conceded}`}</td>
              <td className={css.points}>{row.points}</td>
              <td className={css.number}>
                <Form form={row.form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Form({ form }: { readonly form: FeedStanding['form'] }) {
  const text = useText();
  if (form.length === 0) return null;
  return (
    <>
      <VisuallyHidden>
        {text(messages.formText, { results: form.map((result) => text(RESULTS[result].word)).join(', ') })}
      </VisuallyHidden>
      <span className={css.form} aria-hidden="true">
        {form.map((result, index) => (
          <span key={index} className={css.marks[result]}>
            {text(RESULTS[result].short)}
          </span>
        ))}
      </span>
    </>
  );
}
