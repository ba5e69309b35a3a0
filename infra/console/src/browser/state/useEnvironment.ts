import { useSearchParams } from 'react-router-dom';
import { ENVIRONMENTS, type EnvironmentName } from '@foyer/kernel/registry-answers';

const USUAL: EnvironmentName = 'production';

/** Which environment the page is about: it stands in the address, so that a link means what it showed. */
export function useEnvironment(): EnvironmentName {
  const [search] = useSearchParams();
  return ENVIRONMENTS.find((name) => name === search.get('environment')) ?? USUAL;
}

/** An address of ours within the environment that is looked at. */
export function useHref(): (path: string) => string {
  const environment = useEnvironment();
  return (path) => {
    if (environment === USUAL) return path;
    return `${path}${path.includes('?') ? '&' : '?'}environment=${environment}`;
  };
}
