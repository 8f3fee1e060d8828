import { element, icon } from './captcha.dom.js';

/** Groups of beeps, each counted by one digit. */
const groups = 3;

/** Whether this browser can play a sound that came with an answer. */
export const canListen = 'AudioContext' in window;

/**
 * Beeps to count, for people who do not see the picture.
 *
 * @param {import('./captcha.texts.js').Texts} texts
 * @param {(answer: import('./captcha.calls.js').Answer, tookMs: number) => void} onAnswer
 * @param {(text: string) => void} say
 * @returns {import('./captcha.slide.js').Way}
 */
export function createSound(texts, onAnswer, say) {
  const play = element('button', { type: 'button', class: 'play', 'aria-describedby': 'beeps' });
  play.append(icon('M8 5v14l11-7z'), texts.play);
  const input = element('input', {
    id: 'count',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: String(2 * groups),
    'aria-describedby': 'beeps',
  });
  const form = element(
    'form',
    { class: 'sound', novalidate: '' },
    element('p', { id: 'beeps' }, texts.beeps),
    play,
    element('label', { for: 'count' }, texts.count),
    input,
    element('button', { type: 'submit', class: 'send' }, texts.send),
  );
  /** @type {AudioContext | undefined} */
  let audio;
  /** @type {AudioBufferSourceNode | undefined} */
  let playing;
  let wav = new ArrayBuffer(0);
  let startedAt = 0;
  let isEnabled = false;

  const stop = () => playing?.stop();
  const listen = async () => {
    stop();
    audio ??= new AudioContext();
    const source = audio.createBufferSource();
    // Decoding takes the bytes away, and they may be heard again.
    source.buffer = await audio.decodeAudioData(wav.slice(0));
    await audio.resume();
    source.connect(audio.destination);
    source.start();
    playing = source;
  };
  play.addEventListener('click', () => {
    if (isEnabled) void listen();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isEnabled) return;
    const counted = input.value.replaceAll(/\D/g, '');
    if (counted.length === groups) {
      stop();
      onAnswer({ userresponse: counted }, Math.round(performance.now() - startedAt));
    } else {
      say(texts.countAll);
      input.focus();
    }
  });

  const reset = () => {
    input.value = '';
  };
  return {
    part: form,
    words: texts.sounds,
    async load(lot) {
      stop();
      wav = Uint8Array.from(atob(lot.sound), (byte) => byte.charCodeAt(0)).buffer;
      startedAt = performance.now();
      reset();
      return true;
    },
    setEnabled(enabled) {
      isEnabled = enabled;
      play.setAttribute('aria-disabled', String(!enabled));
      input.readOnly = !enabled;
    },
    reset,
    // A screen reader's text would cover the beeps: they are played first.
    focus: (isAgain) => (isAgain ? input : play).focus(),
    stop: () => {
      stop();
      void audio?.close();
    },
  };
}
