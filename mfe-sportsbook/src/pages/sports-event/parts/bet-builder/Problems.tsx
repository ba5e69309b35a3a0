import { useText } from '@foyer/i18n';
import { MAX_BUILDER_PRICE, type BuilderAlternative, type BuilderProblem } from '@foyer/kernel/bet-builder';
import { Button, Notice } from '@foyer/ui';
import { useOdds } from '../../../../features/odds/useOdds.ts';
import { messages, reasons } from './BetBuilder.messages.ts';

interface ProblemsProps {
  readonly problems: readonly BuilderProblem[];
  /** Names of the parts in their order. */
  readonly names: readonly string[];
  nameOf(selection: NonNullable<BuilderAlternative['selection']>): string;
  onAlternative(alternative: BuilderAlternative): void;
}

/** Each reason against the combination, with the nearest one that is possible. */
export function Problems({ problems, names, nameOf, onAlternative }: ProblemsProps) {
  const text = useText();
  const { write } = useOdds();
  const sentence = ({ reason, parts }: BuilderProblem): string => {
    const [first = '', second = ''] = parts.map((part) => text(messages.quoted, { name: names[part] ?? '' }));
    const values = { first, second, price: write(MAX_BUILDER_PRICE) };
    if (reason === 'IMPOSSIBLE' && parts.length !== 2) return text(reasons.impossibleAll);
    if (reason === 'CONTAINED' && parts.length === 1) return text(reasons.containedOne, values);
    return text(reasons[reason], values);
  };
  return problems.map((problem) => {
    const { reason, parts, alternative } = problem;
    return (
      <Notice
        key={`${reason}-${parts.join()}`}
        tone="warning"
        {...(alternative && {
          action: (
            <Button size="small" tone="secondary" onPress={() => onAlternative(alternative)}>
              {alternative.selection
                ? text(messages.use, { selection: nameOf(alternative.selection) })
                : text(messages.remove, { selection: names[alternative.part] ?? '' })}
            </Button>
          ),
        })}
      >
        {sentence(problem)}
      </Notice>
    );
  });
}
