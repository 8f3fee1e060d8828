import { fireEvent } from '@testing-library/react';
import type { ContractOfferContext } from '#machines/contract-offer/contract-offer.machine.ts';
import { contractOfferEntry } from '#machines/contract-offer/proof/contract-offer.entry.ts';
import ContractOffer from '#web/features/agents/offer/ContractOffer.tsx';
import agent from '#web/i18n/messages/EN/member/agent.json';
import words from '#web/i18n/messages/EN/member/contractOffer.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found, type Mark } from './screen.ts';
import { refusalFacts } from './shown-facts.ts';
import { press } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const button = (name: string) => ({ role: 'button', name });
const heading = (name: string): Mark => ({ role: 'heading', name });
const known = (context: object) => context as ContractOfferContext;

/** Offering a contract (C2): Rafael is chosen, and the form begins with the terms that he has. */
export function walkedFlow(): WalkedFlow {
  const review = words.reviewTitle.replace('{{name}}', 'Rafael');
  const refusals = [
    'contract_offer_open',
    'contract_terms_above_own',
    'contract_terms_same',
    'not_found',
  ];
  return walked({
    entry: contractOfferEntry,
    language: 'EN',
    begins: {
      onPage: {
        setting: {
          address: '/agent/contracts',
          page: <ContractOffer kind="dividend" agentId="6" />,
        },
        input: { kind: 'dividend' },
      },
    },
    rows: {
      reading: [{ role: 'generic', name: shell.loading }],
      unreachable: [heading(words.unreachable)],
      closed: [heading(words.closed.title)],
      nobody: [heading(words.nobody.title)],
      writing: [{ ...button(words.review), state: 'enabled' }],
      reviewing: [{ ...button(words.confirm), state: 'enabled' }],
      sending: [{ ...button(words.confirm), state: 'busy' }],
      offered: [heading(words.sent.title)],
    },
    actions: {
      'offer.written': {
        ...press(button(words.review)),
        // What he has already cannot be offered.
        perform: (submit) => {
          for (const rate of found({ role: 'textbox', name: words.field.rate })) {
            fireEvent.change(rate, { target: { value: '7' } });
          }
          fireEvent.click(submit);
        },
      },
      'offer.confirmed': press(button(words.confirm)),
      'offer.reconsidered': press(button(agent.back)),
      'another.requested': press(button(words.sent.another)),
      'retry.requested': press(button(shell.retry), button(words.nobody.retry)),
      // The same person again: the offer stays as in the example.
      'form.edited': {
        control: () => found({ role: 'combobox', name: words.agent }),
        perform: (choice) => fireEvent.change(choice, { target: { value: '6' } }),
        isAlwaysPossible: true,
      },
    },
    facts: [
      ...refusalFacts(errors, {
        codes: [...refusals, 'contract_terms_refused'],
        leaf: 'writing',
        role: 'alert',
      }),
      {
        name: 'it is looked at before it is sent',
        holds: ({ draft }, leaf) => draft !== null && (leaf === 'reviewing' || leaf === 'sending'),
        mark: { role: 'dialog', name: review },
      },
      {
        name: 'the own terms are known',
        holds: (context, leaf) => known(context).bounds !== null && leaf === 'writing',
        mark: heading(words.own),
      },
    ],
  });
}
