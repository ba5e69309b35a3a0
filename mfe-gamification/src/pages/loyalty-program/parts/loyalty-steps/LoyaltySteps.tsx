import { useText } from '@foyer/i18n';
import { Heading, Icon, Paragraph, Section } from '@foyer/ui';
import { useContentText } from '../../../../components/rich-text/useContentText.ts';
import type { LoyaltySettings } from '../../loyaltySettings.ts';
import { messages } from '../../LoyaltyPage.messages.ts';
import { Picture } from '../picture/Picture.tsx';
import * as css from './LoyaltySteps.css.ts';

/** The steps in order, with an arrow between two of them. */
export function LoyaltySteps({ steps }: { readonly steps: LoyaltySettings['steps'] }) {
  const text = useText();
  const write = useContentText();
  if (steps.length === 0) return null;
  return (
    <Section title={text(messages.steps)}>
      <ol className={css.steps}>
        {steps.map(({ title, subtitle, description, image }, index) => (
          <li key={title} className={css.step}>
            {index > 0 && (
              <span className={css.arrow}>
                <Icon name="arrowRight" />
              </span>
            )}
            <div className={css.content}>
              {image === null ? (
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
              ) : (
                <Picture image={image} desktop={null} />
              )}
              <Heading level={3} size="title3">
                {title}
              </Heading>
              {subtitle !== null && <p className={css.subtitle}>{write(subtitle)}</p>}
              {description !== null && <Paragraph tone="muted">{write(description)}</Paragraph>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
