/**
 * Disclosure menus.
 * @packageDocumentation
 */
export { Menu, type MenuItem, type MenuProps } from './menu/Menu.tsx';
