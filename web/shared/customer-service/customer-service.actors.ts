import { fromPromise } from 'xstate';
import { languages } from '#contract/entities/language.ts';
import { VIP_ABOVE_RANK_LEVEL } from '#contract/entities/member-types.ts';
import { SEALED_PATH_TYPE } from '#contract/entities/service-desks.ts';
import type { CustomerService } from '#contract/entities/site.ts';
import type { Outcome } from '#contract/errors.ts';
import { customerServiceMachine } from '#machines/customer-service/customer-service.machine.ts';
import type { ApiClient } from '#web/api/client.ts';
import { RefusedRead } from '#web/api/refused-read.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { closeServiceWindow, leadServiceWindow } from '#web/platform/windows/service-window.ts';
import type { Services } from '#web/shared/services/services.ts';
import { deskAddress } from './desk-address.ts';

type Visit = Awaited<ReturnType<ApiClient['site']['serviceVisit']>>;
type Parts = Pick<Services, 'api' | 'language' | 'queryClient' | 'session'>;

/**
 * The way to customer service with the calls that it makes (S8).
 *
 * @param about number of the line of the account record that it is about
 */
export function provideCustomerService(parts: Parts, about?: string) {
  return customerServiceMachine.provide({
    actors: {
      findAddress: fromPromise<Outcome<string>, void>(async () => {
        const found = await findAddress(parts, about);
        if (!found.ok) closeServiceWindow();
        return found;
      }),
      showAddress: fromPromise<null, { readonly address: string }>(({ input }) => {
        leadServiceWindow(input.address);
        return Promise.resolve(null);
      }),
    },
  });
}

/** This person's desk: VIP above its rank if the site has that desk, else live chat. */
export function deskFor(
  entries: readonly CustomerService[],
  rankLevel: number,
): CustomerService | undefined {
  const firstOfType = (type: CustomerService['csType']) =>
    entries.find(({ csType }) => csType === type);
  const vip = rankLevel > VIP_ABOVE_RANK_LEVEL ? firstOfType('VIP') : undefined;
  return vip ?? firstOfType('LIVECHAT');
}

async function findAddress(parts: Parts, about: string | undefined): Promise<Outcome<string>> {
  const { api, language, queryClient, session } = parts;
  let entries: readonly CustomerService[];
  try {
    entries = (await queryClient.fetchQuery(sitePermission())).customerService;
  } catch (error) {
    if (error instanceof RefusedRead) return error.refusal;
    throw error;
  }
  const rankLevel = session.getSnapshot().context.member?.clubLabel.rankLevel ?? 0;
  const entry = deskFor(entries, rankLevel);
  if (!entry) return { ok: false, code: 'feature_disabled' };
  const visit = await api.site.serviceVisit({
    body: { desk: entry.csType, ...(about !== undefined && { about }) },
  });
  const sealed = entry.version.pathList.find(({ type }) => type === SEALED_PATH_TYPE);
  // The public desk is open to everybody, even if the portal does not know the person.
  if (!visit.ok && sealed) return visit;
  const path = sealed ? await openSealed(sealed.path, visit) : entry.path;
  const handOver = {
    lang: languages[language()].tag,
    ticket: visit.ok ? visit.value.ticket : null,
  };
  const address = path === undefined ? undefined : deskAddress(path, handOver);
  return address === undefined
    ? { ok: false, code: 'address_invalid' }
    : { ok: true, value: address };
}

/** The plain text of a sealed path; undefined where the key does not fit or the seal is broken. */
async function openSealed(path: string, visit: Visit): Promise<string | undefined> {
  if (!visit.ok || !visit.value.key) return undefined;
  const { openSealedPath } = await import('#web/api/sealed-path.ts');
  return await openSealedPath(path, visit.value.key.secret);
}
