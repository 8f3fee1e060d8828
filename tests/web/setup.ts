import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { takeNoStackOfElements } from '#tests/support/react-stacks.ts';
import { workOutStylesOnce } from '#tests/support/style-by-tag.ts';

const MILLISECONDS_OF_A_FRAME = 16;

if ('window' in globalThis) {
  workOutStylesOnce();
  takeNoStackOfElements();
  // jsdom has no media queries: none matches, unless a test says so.
  window.matchMedia ??= () =>
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  // jsdom counts its frames by one interval of all files: faked by one, it would never run again.
  const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;
  window.requestAnimationFrame = (draw) =>
    Number(startTimer(() => draw(performance.now()), MILLISECONDS_OF_A_FRAME));
  window.cancelAnimationFrame = (frame) => endTimer(frame);
  // The library does this for the first file alone that imports it: files share its module.
  beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(cleanup);
  // A second is too little on a busy machine.
  configure({ asyncUtilTimeout: 60_000 });
  // Files share one page, too: each finds it as the first one did.
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    // What a test gives the browser beside what jsdom has.
    for (const name of Object.getOwnPropertyNames(navigator))
      Reflect.deleteProperty(navigator, name);
    sessionStorage.clear();
    localStorage.clear();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    history.replaceState(null, '', '/');
  });
}
