import { notificationTopics } from '#contract/entities/notification-types.ts';
import { ranks } from '../content/ranks.ts';
import { type Html, html } from '../http/html.ts';
import { amountText } from './amount-text.ts';
import { card, copyButton } from './cards.ts';
import type { ControlPerson, ControlState } from './state.ts';

/** The people of this world, how to sign in as each, and money for them. */
export function peopleCard({ people, newcomers }: ControlState): Html {
  const accounts = [...newcomers, ...people].map(
    ({ account, nickname }) => html`<option value="${account}">${account} (${nickname})</option>`,
  );
  return card(
    'people',
    'People',
    html`<form id="credit-form" class="line" autocomplete="off">
      <label><span>Credit</span><span class="money"><span aria-hidden="true">R$</span><input id="credit-amount" name="amount" inputmode="decimal" value="100.00" required pattern="\\d{1,7}([.,]\\d{1,2})?" title="An amount in BRL, such as 50 or 12.50"></span></label>
      <label><span>to</span><select id="credit-account" name="account">${accounts}</select></label>
      <button>As money</button>
      <button value="points" title="The same number of points">As points</button>
      <button value="bonus" title="With wagering of 5 times the bonus within 30 days">As a bonus</button>
    </form>
    <form id="rank-form" class="line" autocomplete="off">
      <label><span>Set rank</span><select id="rank-level" name="rank">${ranks.map(
        ({ labelName }, level) => html`<option value="${level}">${labelName.EN}</option>`,
      )}</select></label>
      <label><span>of</span><select id="rank-account" name="account">${accounts}</select></label>
      <button value="rank">Set rank</button>
      <button value="friends" title="Only for people who haven’t invited anyone yet">Add invited friends</button>
    </form>
    <form id="notice-form" class="line" autocomplete="off">
      <label><span>Notice</span><select id="notice-topic" name="topic">${notificationTopics.map(
        (topic) => html`<option>${topic}</option>`,
      )}</select></label>
      <label><span>for</span><select id="notice-account" name="account">${accounts}</select></label>
      <button value="notice">Send notice</button>
    </form>
    <ul class="people">${[...newcomers, ...people].map(personRow)}</ul>`,
  );
}

function personRow(person: ControlPerson): Html {
  const { account, nickname, avatar, role, password, mobile, email, affiliateCode } = person;
  return html`<li>
    <img src="${avatar}" alt="" width="40" height="40" loading="lazy">
    <div class="who"><b>${nickname}</b><span>${role}</span></div>
    <div class="balance">${amountText(person.balance, person.currency)}</div>
    <div class="entry">
      ${copyButton(account, 'account')}${password !== null && copyButton(password, 'password')}${mobile !== null && copyButton(mobile, 'mobile number')}${email !== null && copyButton(email, 'email')}${affiliateCode !== null && copyButton(affiliateCode, 'invitation code')}
    </div>
  </li>`;
}
