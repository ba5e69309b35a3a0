import { Skeleton, Stack } from '@foyer/ui';

const BLOCKS = ['9.5rem', '9.5rem', '5.5rem', '9.5rem', '5.5rem'] as const;

/** Placeholder with about the height of the first competitions. */
export function ProgrammeSkeleton() {
  return (
    <Stack gap="medium">
      <Skeleton shape="title" />
      {BLOCKS.map((height, index) => (
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </Stack>
  );
}
