import { useText, type Message } from '@foyer/i18n';
import type { ContentProblem } from '@foyer/market/content';
import { messages } from './Problems.messages.ts';
import * as css from './content.css.ts';

/** Places of a body that are not valid; nothing without one. */
export function Problems({ problems }: { readonly problems: readonly ContentProblem[] }) {
  const text = useText();
  const known: Readonly<Record<string, Message>> = messages;
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems}>
      {problems.map(({ path, problem }, index) => {
        const message = Object.hasOwn(known, problem) ? known[problem] : undefined;
        return (
          <li key={index}>
            {path.length > 0 && <code className={css.place}>{path.join(' › ')}</code>}{' '}
            {message ? text(message) : problem}
          </li>
        );
      })}
    </ul>
  );
}
