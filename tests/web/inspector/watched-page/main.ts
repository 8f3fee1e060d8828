import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/layout.css';
import { createActor, fromPromise } from 'xstate';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { SignedIn, SignInInput } from '#machines/login/login.types.ts';
import type { SubmissionLogic } from '#machines/submission/submission.machine.ts';
import { startI18n } from '#web/i18n/start.ts';
import { startInspector } from '#web/inspector/start-inspector.ts';
import { canaries } from '../canaries.ts';

// One actor of the portal, started as the portal starts its own.
await startI18n('EN');
const signInRefused = fromPromise(() =>
  Promise.resolve({ ok: false, code: 'credentials_incorrect', ...canaries }),
);
const inspect = await startInspector();
const login = createActor(
  loginMachine.provide({
    actors: { signIn: signInRefused as unknown as SubmissionLogic<SignInInput, SignedIn> },
  }),
  {
    input: {
      methods: ['username'],
      providers: [],
      expiryEnforced: true,
      codeByFirebase: false,
      takesPasskeys: false,
    },
    ...(inspect && { inspect }),
  },
);
login.start();
document.querySelector('#sign-in')?.addEventListener('click', () => {
  login.send({ type: 'form.submitted', ...canaries });
});
document.body.dataset['ready'] = 'true';
