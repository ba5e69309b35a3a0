export { default } from '@foyer/build/webpack';
