import { useSearchParams } from 'react-router-dom';
import { ENVIRONMENTS, type EnvironmentName } from '@foyer/kernel/environments';

const USUAL: EnvironmentName = 'production';

/** The environment in the address, so that links are unambiguous. */
export function useEnvironment(): EnvironmentName {
  const [search] = useSearchParams();
  return ENVIRONMENTS.find((name) => name === search.get('environment')) ?? USUAL;
}

/** Creates an address within the current environment. */
export function useHref(): (path: string) => string {
  const environment = useEnvironment();
  return (path) => {
    if (environment === USUAL) return path;
    return `${path}${path.includes('?') ? '&' : '?'}environment=${environment}`;
  };
}
