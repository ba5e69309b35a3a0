import { useText } from '@foyer/i18n';
import type { PageId } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { CarouselSkeleton, GameGrid, GameTileSkeleton, Page, Skeleton, VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import * as css from './RemoteLoading.css.ts';
import { messages } from './RemoteLoading.messages.ts';

export interface RemoteLoadingProps {
  readonly route: PageId | undefined;
}

type Shape = 'lobby' | 'grid' | 'game' | 'form' | 'rows';

const FORMS: readonly (PageId | undefined)[] = [
  'login',
  'register',
  'enter-code',
  'resend-code',
  'quick-deposit-sign-in',
  'verify-email',
  'phone-verification',
  'deposit',
  'withdraw',
  'additional-information',
];
const GRIDS: readonly (PageId | undefined)[] = [
  'games',
  'game-list',
  'game-category',
  'game-studio',
  'game-lists',
  'game-categories',
  'game-studios',
  'more-casinos',
];

/** A skeleton in the rough shape of the page that is loading, to avoid layout shifts. */
export function RemoteLoading({ route }: RemoteLoadingProps) {
  const text = useText();
  const { navigation } = useServices();
  // requirements/routes#layouts: nothing moves while `autoSignIn` opens the sign-in, also when the parameter is
  // removed from the address before the page has loaded
  const [isQuiet] = useState(() => navigation.current().search.includes('autoSignIn='));
  const shape = shapeOf(route);
  return (
    <div className={css.tall} role="status" aria-busy="true">
      <VisuallyHidden>{text(messages.loading)}</VisuallyHidden>
      {!isQuiet && (
        <Page width={shape === 'form' ? 'form' : 'full'}>
          <Body
            shape={shape}
            isAccount={route?.startsWith('profile-') === true || route === 'source-of-wealth'}
          />
        </Page>
      )}
    </div>
  );
}

function shapeOf(route: PageId | undefined): Shape {
  if (route === 'lobby') return 'lobby';
  if (route === 'game') return 'game';
  if (FORMS.includes(route)) return 'form';
  return GRIDS.includes(route) ? 'grid' : 'rows';
}

const TILES = 18;
const FIELDS = 4;
const ROWS = 6;

function Body({ shape, isAccount }: { readonly shape: Shape; readonly isAccount: boolean }) {
  switch (shape) {
    case 'lobby':
      return (
        <>
          <Skeleton shape="block" height="clamp(12rem, 26vw, 22rem)" />
          <CarouselSkeleton />
          <CarouselSkeleton item="wide" />
        </>
      );
    case 'grid':
      return (
        <>
          <Skeleton shape="title" width="16rem" height="2rem" />
          <GameGrid>
            {Array.from({ length: TILES }, (_, index) => (
              <GameTileSkeleton key={index} />
            ))}
          </GameGrid>
        </>
      );
    case 'game':
      return (
        <div className={css.game}>
          <Skeleton shape="block" height="100%" />
        </div>
      );
    case 'form':
      return (
        <div className={css.form}>
          <Skeleton shape="title" height="2rem" />
          {Array.from({ length: FIELDS }, (_, index) => (
            <Skeleton key={index} shape="block" height="3rem" />
          ))}
        </div>
      );
    case 'rows':
      return (
        <div className={isAccount ? css.account : css.rows}>
          <Skeleton shape="title" width="14rem" height="2rem" />
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton key={index} shape="block" height="4.5rem" />
          ))}
        </div>
      );
  }
}
