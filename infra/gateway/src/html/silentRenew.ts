import { SILENT_RENEWAL } from '@foyer/runtime';

/** Where the silent sign-in ends, in a frame of our own page: the same for everybody, and nothing in it but the script that the inventory names. */
export const SILENT_RENEW = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title><script>${SILENT_RENEWAL.text}</script></head><body></body></html>`;
