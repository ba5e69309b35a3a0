import { Heading, Paragraph, Stack } from '@foyer/ui';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Heading of a page with a short description. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <Stack gap="small" as="header">
      <Heading level={1} size="title1">
        {title}
      </Heading>
      {children !== undefined && <Paragraph tone="muted">{children}</Paragraph>}
    </Stack>
  );
}
