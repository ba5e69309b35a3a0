import { Skeleton, Stack, VisuallyHidden } from '@foyer/ui';

const MARKETS = ['7rem', '11rem', '11rem', '7rem'] as const;

/** Placeholder with about the height of the header and the first markets. */
export function MatchSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      {/* a page has a heading from the start */}
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <Skeleton shape="block" height="13rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Stack gap="medium">
        {MARKETS.map((height, index) => (
          <Skeleton key={index} shape="block" height={height} />
        ))}
      </Stack>
    </>
  );
}
