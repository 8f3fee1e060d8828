import { element, icon } from './game.dom.js';

const KEY = 'games.sound';
const ON = 'M5 9v6h4l5 4V5L9 9zM17 9a4 4 0 0 1 0 6';
const OFF = 'M5 9v6h4l5 4V5L9 9zM17 10l4 4M21 10l-4 4';

/** Notes in hertz, one after another. @type {Readonly<Record<'stake' | 'land' | 'win', number[]>>} */
const tunes = { stake: [520], land: [300, 240], win: [523, 659, 784, 1047] };

/** @type {AudioContext | undefined} */
let audio;

/** What was chosen on this page, where nothing can be kept. @type {boolean | undefined} */
let chosen;

/** Whether sound is on; off until the player switches it on. */
function isOn() {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Plays a short tune, if sound is on. @param {keyof typeof tunes} name */
export function sound(name) {
  if (!isOn()) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  for (const [place, pitch] of tunes[name].entries()) {
    const at = begin + place * 0.11;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.22);
  }
}

/** The button that switches the sound on and off, for all games. @param {string} label */
export function soundButton(label) {
  const button = element('button', { type: 'button', class: 'tool', 'aria-label': label });
  const show = () => {
    button.setAttribute('aria-pressed', String(isOn()));
    button.replaceChildren(icon(isOn() ? ON : OFF));
  };
  button.addEventListener('click', () => {
    const isWanted = !isOn();
    try {
      localStorage.setItem(KEY, isWanted ? 'on' : 'off');
    } catch {
      // Storage can be blocked or full: then the choice lasts as long as the page.
      chosen = isWanted;
    }
    show();
    sound('stake');
  });
  show();
  return button;
}
