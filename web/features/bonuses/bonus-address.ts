/** The selection in the address of the bonuses. */
export interface BonusAddress {
  /** The bonus that is open; undefined for the list. */
  readonly bonus: string | undefined;
  /** Of the list, or of the rounds of the open one, counted from 1. */
  readonly page: number;
}

/** Reads the address; invalid parts are ignored. */
export function readBonusAddress(parameters: URLSearchParams): BonusAddress {
  const page = Number(parameters.get('page'));
  const bonus = parameters.get('bonus') ?? '';
  return {
    bonus: bonus === '' ? undefined : bonus,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
