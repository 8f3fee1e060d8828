import { contract } from '#contract/index.ts';

/**
 * What each domain of the contract has in files of its own, by domain. Of the kind `Handlers`,
 * `accountRecovery` has the export `accountRecoveryHandlers` of the file `account-recovery`.
 *
 * @param load imports one of the files by its name; undefined where a domain has none
 * @param usual of a domain without a file; each has to have one where it is left out
 * @throws Error that names what is missing
 */
export async function loadByDomain<Part>(
  kind: string,
  load: (file: string) => Promise<unknown>,
  usual?: Part,
): Promise<Readonly<Record<string, Part>>> {
  const parts = Object.keys(contract).map(async (domain) => {
    const file = domain.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    const name = `${domain}${kind}`;
    const exported = await load(file).catch((cause: unknown) => {
      throw new Error(`The contract has ${domain}: ${file}.ts with its ${name} does not load.`, {
        cause,
      });
    });
    const part =
      exported === undefined ? usual : (exported as Readonly<Record<string, Part>>)[name];
    if (!part) throw new Error(`The contract has ${domain}: export ${name} from ${file}.ts.`);
    return [domain, part] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}
