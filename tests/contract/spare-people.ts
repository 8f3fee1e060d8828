import { GoodRequestRefused } from './good-request-refused.ts';
import { NotNow } from './kit/not-now.ts';
import { NotHere } from './not-here.ts';
import { newPerson } from './own-people.ts';
import type { Credentials, PortalSubject } from './portal-under-test.ts';

/** Each wrong try of a run counts for one of them. */
const MOST_PEOPLE = 6;

/** A person whom the kit has registered. */
interface SparePerson extends Credentials {
  readonly token: string;
}

/**
 * People of the kit's own: wrong passwords and codes count for them, so that none locks somebody whom
 * others use, or a later run. There are none where the back end lets nobody register without help.
 */
export class SparePeople {
  private readonly portal: () => PortalSubject;
  private person: Promise<SparePerson | undefined> | undefined;
  private made = 0;
  private mayHaveEnded = false;

  constructor(portal: () => PortalSubject) {
    this.portal = portal;
  }

  /** A session of the person of now; another session, or somebody else. */
  async token(which: 'current' | 'renewed' | 'another'): Promise<string | undefined> {
    const person = await this.person;
    const isOver = which === 'renewed' || (which === 'current' && this.mayHaveEnded);
    this.mayHaveEnded = false;
    if (isOver && person) this.person = this.signedIn(person);
    else if (which === 'another' || !this.person) this.person = this.registered();
    return (await this.person)?.token;
  }

  /** Their session may have ended: the next one who asks gets another. */
  signInAgain(): void {
    this.mayHaveEnded = true;
  }

  private async signedIn({ username, password }: Credentials): Promise<SparePerson> {
    const token = await this.portal().signIn({ username, password });
    return { username, password, token };
  }

  private async registered(): Promise<SparePerson | undefined> {
    if (this.made === MOST_PEOPLE) return undefined;
    this.made += 1;
    try {
      // A session that the kit can reauthenticate, by the password.
      return await this.signedIn(await newPerson(this.portal()));
    } catch (error) {
      // The good request of the registration shows what is wrong with it.
      const isNoFault = [NotNow, NotHere, GoodRequestRefused].some((kind) => error instanceof kind);
      if (isNoFault) return undefined;
      throw error;
    }
  }
}
