import { onePerPage } from '#web/shared/services/one-per-page.ts';

/**
 * The password of a sign-in that requires a change: kept briefly, so that it is not required again
 * (A16). It is stored only here, and in no machine.
 */
export const typedPassword = onePerPage(() => {
  let known: string | null = null;
  return {
    keep(password: string) {
      known = password;
    },
    isKnown: () => known !== null,
    read: () => known,
    forget() {
      known = null;
    },
  };
});
