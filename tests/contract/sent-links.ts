import type { GoodRequest } from './good-requests/good-request.ts';
import type { PortalSubject } from './portal-under-test.ts';

const linkPattern = /#(?<token>[\w-]+)/u;

/** The token in the link of the newest message to a receiver; undefined where it has none. */
export async function linkTokenSentTo(
  portal: PortalSubject,
  receiver: string,
): Promise<string | undefined> {
  return linkPattern.exec((await portal.messageTo(receiver))?.text ?? '')?.groups?.['token'];
}

/**
 * Requests with a link that a person gets. To have one sent costs codes, of which servers send few an
 * hour: a request that only looks reuses a link, and one that another good request had sent is taken.
 */
export class SentLinks {
  private readonly make: GoodRequest;
  private readonly kept = new WeakMap<PortalSubject, ReturnType<GoodRequest>>();
  private readonly receivers = new WeakMap<PortalSubject, string>();

  /** @param make has a link sent, and makes the request with it */
  constructor(make: GoodRequest) {
    this.make = make;
  }

  /** Notes who gets a link when a request is sent that was just made. */
  expectAt(portal: PortalSubject, receiver: string): void {
    this.receivers.set(portal, receiver);
  }

  /** The request, for a call that does not use the link up. */
  readonly look: GoodRequest = (portal) => {
    const request = this.kept.get(portal) ?? this.next(portal);
    this.kept.set(portal, request);
    return request;
  };

  /** The request, for a call that uses the link up. */
  readonly use: GoodRequest = (portal) => {
    const request = this.look(portal);
    this.kept.delete(portal);
    return request;
  };

  private async next(portal: PortalSubject): Promise<Awaited<ReturnType<GoodRequest>>> {
    const receiver = this.receivers.get(portal);
    this.receivers.delete(portal);
    const token = receiver === undefined ? undefined : await linkTokenSentTo(portal, receiver);
    return token === undefined ? await this.make(portal) : { body: { token } };
  }
}
