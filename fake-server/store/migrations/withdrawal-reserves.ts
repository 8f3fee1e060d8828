/** A withdrawal has one reserve, also for its fee; a deadline of silence is no promise. */
export const withdrawalReserves = `
ALTER TABLE withdrawals DROP COLUMN fee_reserve_id;
UPDATE payment_events SET evidence = json_remove(
  json_set(evidence, '$.countsAsReceivedAt', json_extract(evidence, '$.promisedAt')), '$.promisedAt')
  WHERE payment = 'payout' AND to_state = 'disbursed'
    AND json_extract(evidence, '$.promisedAt') IS NOT NULL
`;
