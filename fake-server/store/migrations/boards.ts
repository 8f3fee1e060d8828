/** Wins by their time, and the seats that people have in rooms. */
export const boards = `
CREATE INDEX rounds_won ON rounds (coalesce(settles_at, played_at)) WHERE win > 0;
CREATE INDEX rounds_played ON rounds (played_at);

CREATE TABLE room_seats (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  room_id   TEXT NOT NULL,
  taken_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX room_seats_of_room ON room_seats (room_id, taken_at)
`;
