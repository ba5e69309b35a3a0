import { describe, expect, it } from '@jest/globals';
import { sisterCasinos } from './sisterCasinos.ts';

const hrefs = (page: string) => sisterCasinos('aurora', 'FI', new URL(page)).map((casino) => casino.href);

describe('sister casinos', () => {
  it('have the same host with their own label', () => {
    expect(hrefs('http://aurora.localhost:4000/fi/more-casinos/')).toContain('http://tuli.localhost:4000/');
    expect(hrefs('https://www.aurora.example/en/')).toContain('https://www.zephyra.example/');
    expect(hrefs('http://localhost:4000/')).toContain('http://caravel.localhost:4000/');
  });

  it('mark the current brand and those available in this country', () => {
    const casinos = sisterCasinos('tuli', 'EE', new URL('http://tuli.localhost:4000/'));
    expect(casinos.filter((casino) => casino.isHere).map((casino) => casino.id)).toEqual(['tuli']);
    expect(casinos.filter((casino) => casino.isOffered).map((casino) => casino.id)).toEqual(['tuli']);
  });
});
