/** What goods need to get there, and was not asked for before. */
export const deliveryAddresses = `
UPDATE redemptions SET address = json_insert(address, '$.telephone', '', '$.number', '', '$.district', '')
  WHERE address IS NOT NULL
`;
