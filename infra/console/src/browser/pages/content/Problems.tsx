import type { ContentProblem, ContentSection } from '@foyer/market/content';
import { usePlaceText } from './placeText.ts';
import { useProblemText } from './problemText.ts';
import * as css from './content.css.ts';

/** Invalid places of a body; renders nothing if there are none. */
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
