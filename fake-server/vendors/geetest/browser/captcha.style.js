// Constructed sheets: the page's policy needs no unsafe-inline for them.

const tokens = `
  :host {
    --surface: light-dark(#ffffff, #171a2b);
    --sunken: light-dark(#eef0f6, #0f1220);
    --line: light-dark(#d9dce8, #2d3250);
    --text: light-dark(#1a1d2e, #f3f4fb);
    --muted: light-dark(#565b75, #a9afcb);
    --accent: light-dark(#4a3aff, #8b7dff);
    --on-accent: light-dark(#ffffff, #12101f);
    --good: light-dark(#08754a, #4ade9d);
    --bad: light-dark(#b4232f, #ff8a92);
  }
  /* Not on the host: there the page's own rules would win. */
  dialog, button, input {
    font: 400 15px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    color: var(--text);
  }
  *, ::before, ::after { box-sizing: border-box; }
  svg {
    width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor;
    stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round;
  }
  button { cursor: pointer; }
  dialog button { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

export const boxStyle = sheet(`${tokens}
  :host { position: fixed; inset: 0 auto auto 0; }
  dialog {
    margin: auto; padding: 0; border: 0; background: none; overflow: visible;
    width: min(364px, calc(100vw - 16px)); max-height: calc(100dvh - 16px);
    max-width: none;
  }
  dialog::backdrop { background: rgb(5 6 16 / 62%); backdrop-filter: blur(4px); }
  .panel {
    background: var(--surface); border: 1px solid var(--line); border-radius: 20px;
    padding: 14px 16px 14px; box-shadow: 0 24px 70px rgb(4 5 18 / 45%);
    max-height: inherit; overflow: auto; overscroll-behavior: contain;
  }
  .head { display: flex; align-items: center; gap: 4px; margin-bottom: 12px; }
  h2 { margin: 0; flex: 1; font-size: 16px; line-height: 1.25; font-weight: 650; text-wrap: balance; }
  .tool {
    display: grid; place-items: center; width: 44px; height: 44px; margin: -4px 0;
    border: 0; border-radius: 12px; background: none; color: var(--muted);
  }
  .tool:last-child { margin-inline-end: -10px; }
  .tool:hover:not(:disabled) { background: var(--sunken); color: var(--text); }
  .tool:disabled { opacity: .4; cursor: default; }
  .stage {
    position: relative; aspect-ratio: 300 / 180; overflow: hidden; border-radius: 14px;
    background: var(--sunken); user-select: none;
  }
  .background, .piece { position: absolute; display: block; -webkit-user-drag: none; }
  .background { inset: 0; width: 100%; height: 100%; }
  .piece {
    width: 20%; left: 0; cursor: grab; touch-action: none;
    filter: drop-shadow(0 3px 6px rgb(0 0 0 / 55%));
  }
  [data-state='loading'] img, [data-state='broken'] img { visibility: hidden; }
  .veil { position: absolute; inset: 0; pointer-events: none; opacity: 0; transition: opacity .2s; }
  [data-state='loading'] .veil {
    opacity: 1;
    background: linear-gradient(100deg, transparent 30%, light-dark(#ffffffb0, #ffffff14) 50%, transparent 70%) 0 0 / 220% 100%;
    animation: sweep 1.1s linear infinite;
  }
  [data-state='solved'] .veil { opacity: 1; background: rgb(16 160 98 / 42%); }
  @keyframes sweep { from { background-position: 160% 0 } to { background-position: -60% 0 } }
  .track {
    position: relative; height: 48px; margin-top: 14px; border-radius: 14px; overflow: clip;
    overflow-clip-margin: 6px;
    background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); touch-action: none;
  }
  .fill { position: absolute; inset: 0 auto 0 0; border-radius: 14px; background: var(--accent); opacity: .22; }
  .hint {
    position: absolute; inset: 0 8px 0 20%; display: grid; place-items: center; padding-inline: 10px;
    color: var(--muted); font-size: 14px; text-align: center; line-height: 1.2; pointer-events: none;
    transition: opacity .15s;
  }
  .moved .hint { opacity: 0; }
  .handle {
    position: absolute; top: 0; left: 0; width: 20%; height: 100%; display: grid; place-items: center;
    border-radius: 14px; background: var(--accent); color: var(--on-accent); cursor: grab;
    touch-action: none; box-shadow: 0 4px 14px rgb(40 30 160 / 35%);
  }
  .handle[aria-disabled='true'] { opacity: .55; cursor: default; box-shadow: none; }
  .handle:focus-visible { outline-color: var(--text); outline-offset: 2px; }
  .dragging .handle { cursor: grabbing; }
  [data-state='solved'] .handle { background: var(--good); opacity: 1; }
  .sound { display: grid; gap: 10px; }
  .sound[hidden] { display: none; }
  .sound p { margin: 0; }
  .sound input {
    min-height: 48px; padding: 0 14px; border: 1px solid var(--muted); border-radius: 12px;
    background: var(--surface); font-size: 20px; letter-spacing: .3em;
  }
  .play, .send {
    display: flex; align-items: center; justify-content: center; gap: 10px; min-height: 48px;
    border: 1px solid var(--line); border-radius: 12px; background: var(--sunken); font-weight: 600;
  }
  .sound .send { border: 0; background: var(--accent); color: var(--on-accent); }
  [data-kind='sound'] .keys { display: none; }
  .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 40px; margin-top: 10px; }
  .foot p { margin: 0; font-size: 14px; }
  .status { font-weight: 600; }
  .status:empty { display: none; }
  [data-state='solved'] .status { color: var(--good); }
  [data-state='broken'] .status { color: var(--bad); flex: 1; }
  .keys { color: var(--muted); }
  .retry { display: none; min-height: 44px; padding: 0 18px; border: 0; border-radius: 12px; background: var(--accent); color: var(--on-accent); font-weight: 600; }
  [data-state='broken'] .retry { display: inline-block; }
  [data-state='broken'] :is(.track, .keys, .sound), [data-state='solved'] .keys { display: none; }
  @media (prefers-reduced-motion: reduce) { .veil { animation: none !important; } }
  @media (max-height: 400px) {
    dialog { width: min(330px, calc(100vw - 16px)); }
    .stage { aspect-ratio: 300 / 180; }
    .keys { display: none; }
  }
`);

export const buttonStyle = sheet(`${tokens}
  :host { display: inline-block; max-width: 100%; }
  button {
    display: flex; align-items: center; justify-content: center; gap: 10px; max-width: 100%;
    min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 12px;
    background: var(--surface); color: var(--text); font-weight: 600;
  }
  button svg { color: var(--muted); }
  button:hover { border-color: var(--accent); }
  .solved, .solved svg { color: var(--good); border-color: var(--good); cursor: default; }
`);

/** @param {string} text */
function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
