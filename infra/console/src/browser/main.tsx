import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { adoptSheets, trustOwnScripts } from './adapters/trust.ts';
import { readPage } from './adapters/page.ts';
import texts from '../messages/en.json' with { type: 'json' };

const page = readPage(document);
trustOwnScripts(page, window); // before the first chunk is requested
adoptSheets(page, document);
const root = document.getElementById('root');
if (!root) throw new Error('The root element is missing.');
createRoot(root).render(createElement(App, { texts }));
