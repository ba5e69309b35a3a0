import type { ContentProblem } from '@foyer/market/content';
import { createContext, useContext } from 'react';
import { useProblemText } from '../../problemText.ts';

/** The server's findings for the body that is edited. */
export const FieldProblems = createContext<readonly ContentProblem[]>([]);

/** Returns the text of the finding at a place of the body, to be shown at its field. */
export function useProblemAt(): (...path: readonly (string | number)[]) => string | undefined {
  const problems = useContext(FieldProblems);
  const textOf = useProblemText();
  return (...path) => {
    const place = path.join('/');
    const found = problems.find((problem) => problem.path.join('/') === place);
    return found && textOf(found.problem);
  };
}
