import { matchRoute } from '@foyer/links';
import { useServices } from '@foyer/platform';
import type { MouseEvent, ReactNode } from 'react';
import * as css from './GameLinks.css.ts';
import { GAME_PICTURE } from './gamePicture.ts';

export interface GameLinksProps {
  readonly children: ReactNode;
}

/** Wraps tiles: a view transition morphs the artwork of a selected game into that of the game page. */
export function GameLinks({ children }: GameLinksProps) {
  const { navigation } = useServices();

  const open = (event: MouseEvent<HTMLDivElement>): void => {
    const link = gameLink(event.target);
    const picture = link?.closest('article')?.querySelector('img');
    if (
      link === undefined ||
      !picture ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    picture.style.viewTransitionName = GAME_PICTURE;
    void navigation.go(`${link.pathname}${link.search}`, { viewTransition: true }).finally(() => {
      picture.style.viewTransitionName = '';
    });
  };

  // The links inside keep their keyboard behaviour: Enter is a click too.
  return (
    <div className={css.links} onClickCapture={open}>
      {children}
    </div>
  );
}

function gameLink(target: EventTarget): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && matchRoute(link.pathname)?.id === 'game'
    ? link
    : undefined;
}
