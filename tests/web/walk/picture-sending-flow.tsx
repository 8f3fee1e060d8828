import { MAX_PICTURES } from '#contract/entities/picture-types.ts';
import type {
  PictureSendingContext,
  SentPicture,
} from '#machines/picture-sending/picture-sending.machine.ts';
import { pictureSendingEntry } from '#machines/picture-sending/proof/picture-sending.entry.ts';
import words from '#web/i18n/messages/EN/member/pictures.json';
import { SentPictures } from '#web/shared/sent-pictures/SentPictures.tsx';
import { usePictureSending } from '#web/shared/sent-pictures/use-picture-sending.ts';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const kept: readonly SentPicture[] = [
  { id: 'picture-1', name: 'kept.png' },
  { id: 'picture-0', name: 'older.png' },
];
const known = (context: object) => context as PictureSendingContext;
const button = (name: string) => ({ role: 'button', name });
const buttonFor = (word: string, name: string) => button(word.replace('{{name}}', name));
const names = ['receipt.png', 'ticket.jpg', 'card.jpg', 'kept.png', 'older.png'];

const { 'files.chosen': choices } = pictureSendingEntry.events;

/** Pictures that go with a request (W6). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: {
      ...pictureSendingEntry,
      events: { ...pictureSendingEntry.events, 'files.chosen': choices.slice(0, 2) },
      outcomes: { sendPicture: pictureSendingEntry.outcomes.sendPicture.slice(1) },
    },
    language: 'EN',
    begins: {
      afterReload: { setting: { address: '/form', page: <Form /> }, input: { pictures: kept } },
    },
    rows: {
      choosing: [],
      sending: [
        { role: 'progressbar', name: words.sending },
        { ...button(words.add), state: 'busy' },
      ],
    },
    actions: {
      // The browser's own dialog, which the button opens, gives the files.
      'files.chosen': (event) => ({
        control: () => found(button(words.add)),
        perform: (_, { actor }) => actor.send(event),
      }),
      'picture.removed': press(buttonFor(words.remove, 'kept.png')),
      'sending.cancelled': press(...names.map((name) => buttonFor(words.cancel, name))),
    },
    facts: [
      {
        name: 'there is room for another one',
        holds: (context, leaf) =>
          leaf === 'choosing' && known(context).pictures.length < MAX_PICTURES,
        mark: { ...button(words.add), state: 'enabled' },
      },
      ...names.map((name) => ({
        name: `${name} was sent`,
        holds: (context: object) => known(context).pictures.some((sent) => sent.name === name),
        mark: buttonFor(words.remove, name),
      })),
      ...refusalFacts(errors, {
        codes: codesOf(pictureSendingEntry.outcomes.sendPicture),
        leaf: ['choosing', 'sending'],
        role: 'alert',
      }),
    ],
  });
}

function Form() {
  const flow = usePictureSending({
    send: () => new Promise(() => undefined),
    kept,
    onChange: () => undefined,
  });
  return (
    <SentPictures
      flow={flow}
      title="Pictures"
      hint="What it shows."
      isLocked={false}
      renderKept={() => null}
    />
  );
}
