/** Money goes up and down the tree of the team. */
export const memberTransfers = `
ALTER TABLE upline_transfers RENAME TO member_transfers;
ALTER TABLE member_transfers RENAME COLUMN upline_id TO receiver_id;
ALTER TABLE member_transfers ADD COLUMN towards TEXT NOT NULL DEFAULT 'upline'
  CHECK (towards IN ('upline', 'downline'))
`;
