import { SILENT_RENEWAL } from '@foyer/runtime';

/** Target of silent sign-in in a frame of our own page; contains only the script named in the inventory. */
export const SILENT_RENEW = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title><script>${SILENT_RENEWAL.text}</script></head><body></body></html>`;
