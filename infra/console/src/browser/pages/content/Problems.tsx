import type { ContentProblem, ContentSection } from '@foyer/market/content';
import { usePlaceText } from './placeText.ts';
import { useProblemText } from './problemText.ts';
import * as css from './content.css.ts';

/** Places of a body that are not valid; nothing without one. */
export function Problems({
  problems,
  section,
}: {
  readonly problems: readonly ContentProblem[];
  /** Absent for findings of several sections. */
  readonly section?: ContentSection;
}) {
  const placeOf = usePlaceText(section);
  const textOf = useProblemText();
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems}>
      {problems.map(({ path, problem }, index) => (
        <li key={index}>
          {path.length > 0 && <strong className={css.place}>{placeOf(path)}</strong>} {textOf(problem)}
        </li>
      ))}
    </ul>
  );
}
