/** Whether the member `m` of a statement has deposited or played. */
export const IS_ACTIVE = `(EXISTS (SELECT 1 FROM rounds r WHERE r.member_id = m.id)
  OR EXISTS (SELECT 1 FROM deposits d WHERE d.member_id = m.id AND d.state = 'credited')
  OR EXISTS (SELECT 1 FROM evenings e WHERE e.member_id = m.id))`;
