/**
 * The compiler emits Refresh calls only with the development form of JSX, which the shell does not share. Its React is
 * a development build too, and checks keys in the same way.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

type Jsx = typeof jsx;

export function jsxDEV(
  type: Parameters<Jsx>[0],
  props: Parameters<Jsx>[1],
  key: Parameters<Jsx>[2],
  hasStaticChildren: boolean,
): ReturnType<Jsx> {
  return hasStaticChildren ? jsxs(type, props, key) : jsx(type, props, key);
}
