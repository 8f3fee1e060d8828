import { useState } from 'react';
import { CAPTCHA_REFRESH_MILLISECONDS } from '#machines/captcha/captcha.machine.ts';
import { captchaEntry } from '#machines/captcha/proof/captcha.entry.ts';
import account from '#web/i18n/messages/EN/account.json';
import { CaptchaField } from '#web/shared/verification/CaptchaField.tsx';
import { createCaptchaPort } from '#web/shared/verification/captcha-port.ts';
import { pressAnyTime } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { account };

const REFUSED = 'the text was refused';

/** A form with nothing but the picture. */
function Form() {
  const [port] = useState(createCaptchaPort);
  const input = {
    name: 'captcha',
    ref: () => undefined,
    onBlur: () => Promise.resolve(),
    onChange: () => Promise.resolve(),
  };
  return (
    <>
      <CaptchaField port={port} input={input} error={undefined} />
      <button type="button" onClick={port.spend}>
        {REFUSED}
      </button>
    </>
  );
}

/** The picture of a form, which can be pressed at any time (A8). */
export function walkedFlow(): WalkedFlow {
  const refresh = { role: 'button', name: t.account.captchaRefresh };
  const failed = { role: 'button', name: t.account.captchaFailed };
  return walked({
    entry: captchaEntry,
    language: 'EN',
    begins: {
      onForm: {
        setting: { address: '/form', page: <Form /> },
        input: { refreshMilliseconds: CAPTCHA_REFRESH_MILLISECONDS },
      },
    },
    rows: {
      loading: [refresh],
      resting: 'shown',
      shown: [refresh, { role: 'presentation', name: '' }],
      failed: [failed],
    },
    actions: {
      'picture.requested': pressAnyTime(refresh, failed),
      'picture.spent': pressAnyTime({ role: 'button', name: REFUSED }),
    },
    facts: [],
  });
}
