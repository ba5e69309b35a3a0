/**
 * Lists behind a button.
 * @packageDocumentation
 */
export { Menu, type MenuItem, type MenuProps } from './menu/Menu.tsx';
