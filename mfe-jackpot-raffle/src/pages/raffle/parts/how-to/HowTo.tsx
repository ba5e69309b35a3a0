import { Text, useText } from '@foyer/i18n';
import { Section } from '@foyer/ui';
import { messages } from './HowTo.messages.ts';
import * as css from './HowTo.css.ts';

const STEPS = [messages.play, messages.collect, messages.wait] as const;

/** Three steps to take part (requirements/screens#raffle). */
export function HowTo() {
  const text = useText();
  return (
    <Section title={text(messages.title)}>
      <ol className={css.steps} role="list">
        {STEPS.map((step, index) => (
          <li key={step.id} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <Text {...step} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
