import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlayerQuery } from '../player-search/PlayerSearch.tsx';

/** Opens the player that the address of the page names, once per address. */
export function useLinkedPlayer(open: (query: PlayerQuery) => Promise<void> | void): void {
  const [search] = useSearchParams();
  const brand = search.get('brand');
  const who = search.get('player');
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (brand !== null && who !== null) void latest.current({ brand, who });
  }, [brand, who]);
}
