import type { ContentProblem } from '@foyer/market/content';
import { useProblemText } from './problemText.ts';
import * as css from './content.css.ts';

/** Places of a body that are not valid; nothing without one. */
export function Problems({ problems }: { readonly problems: readonly ContentProblem[] }) {
  const textOf = useProblemText();
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems}>
      {problems.map(({ path, problem }, index) => (
        <li key={index}>
          {path.length > 0 && <code className={css.place}>{path.join(' › ')}</code>} {textOf(problem)}
        </li>
      ))}
    </ul>
  );
}
