import type { Check } from '../check.ts';

/** A request that has to succeed does, and is answered as declared. */
export const goodRequestsSucceed: Check = {
  name: 'a good request',
  appliesTo: () => true,
  missing: ({ goodRequest }) => (goodRequest ? undefined : 'no good requests are known'),
  async run(examination) {
    const { subject, route } = examination;
    const request = (await subject.goodRequest?.(route.name)) ?? 'none is known';
    if (typeof request === 'string') {
      examination.skip(request);
      return;
    }
    const answer = await examination.send(request);
    if (answer.status !== 200) {
      examination.report('a good request is refused', { request, answer: answer.text });
    }
  },
};
