/// <reference types="vite/client" />
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/layout.css';
import './looking-page.css';
import { LookingPage } from './LookingPage.tsx';

/* ?theme=light, ?dir=rtl */
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') === 'light' ? 'light' : 'dark';
document.documentElement.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <LookingPage />
  </StrictMode>,
);
