import { Text } from '@foyer/i18n';
import { Button, Card, Heading, Paragraph, Row, Stack, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useFocusOnToggle } from '../../../features/focus/useFocusOnToggle.ts';
import { messages } from '../ProfileDetailsPage.messages.ts';

interface DetailCardProps {
  /** Translated. */
  readonly title: string;
  readonly value: ReactNode;
  readonly isOpen: boolean;
  onOpen(): void;
  /** The form, while open. */
  readonly children: ReactNode;
}

/** One part of the contact data: its value, and the form that changes it on request. */
export function DetailCard({ title, value, isOpen, onOpen, children }: DetailCardProps) {
  const part = useFocusOnToggle(isOpen);
  return (
    <Card>
      <div ref={part}>
        <Stack gap="medium">
          <Row justify="between" align="start" gap="medium" wrap>
            <Stack gap="xsmall">
              <Heading level={2} size="title3">
                {title}
              </Heading>
              <Paragraph>{value}</Paragraph>
            </Stack>
            {!isOpen && (
              <Button size="small" tone="secondary" onPress={onOpen}>
                <Text {...messages.change} />
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            )}
          </Row>
          {isOpen && children}
        </Stack>
      </div>
    </Card>
  );
}

/** The buttons of a form of contact data. */
export function FormButtons({
  label,
  busy,
  onCancel,
}: {
  readonly label: string;
  readonly busy: boolean;
  onCancel(): void;
}) {
  return (
    <Row gap="small" wrap>
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <Button tone="quiet" onPress={onCancel}>
        <Text {...messages.cancel} />
      </Button>
    </Row>
  );
}
