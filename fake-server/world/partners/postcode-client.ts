import { z } from 'zod/v4';
import { LONGEST_ADDRESS_FIELD } from '#contract/entities/delivery-types.ts';
import {
  DirectoryUnavailable,
  type PostcodeDirectory,
  type PostcodeDirectoryAccount,
} from '../ports/postcode-directory.ts';

/** Somebody is filling in a form meanwhile and does not wait for a slow answer. */
const TIMEOUT_MILLISECONDS = 3_000;

const text = z.string().max(LONGEST_ADDRESS_FIELD);
const answerSchema = z.union([
  z.object({ erro: z.union([z.literal('true'), z.literal(true)]) }),
  z.object({ logradouro: text, bairro: text, localidade: text.min(1), uf: text.length(2) }),
]);

/** Client of a postcode directory with ViaCEP's protocol. */
export function createPostcodeClient(account: PostcodeDirectoryAccount): PostcodeDirectory {
  return {
    async placeOf(postcode) {
      try {
        const address = new URL(`/ws/${postcode.replace('-', '')}/json/`, account.endpoint);
        const response = await fetch(address, {
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const place = answerSchema.parse(await response.json());
        if ('erro' in place) return undefined;
        const { logradouro: street, bairro: district, localidade: city, uf: region } = place;
        return { street, district, city, region };
      } catch {
        throw new DirectoryUnavailable('The directory gave no answer that can be read.');
      }
    },
  };
}
