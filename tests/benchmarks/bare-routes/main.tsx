import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import type { Game } from '#contract/entities/game.ts';

const query = new URLSearchParams(location.search);

interface TilesProps {
  readonly games: readonly Game[];
  readonly count: number;
}

/** As many tiles as the portal's page; the games repeat if necessary. */
function Tiles({ games, count }: TilesProps) {
  return (
    <main>
      {Array.from({ length: count }, (_, index) => {
        const game = games[index % games.length];
        return (
          game && (
            <article key={index} data-game-tile>
              <img
                src={game.image}
                alt=""
                width="150"
                height="200"
                loading={index < 6 ? 'eager' : 'lazy'}
              />
              {game.gameName}
            </article>
          )
        );
      })}
    </main>
  );
}

/** As little as two pages of tiles need: a router, two links, and the games at hand. */
function BareRoutes({ games }: { readonly games: readonly Game[] }) {
  return (
    <BrowserRouter>
      <nav>
        <Link to="/">Home</Link>
        <Link to="/rng">Slots</Link>
      </nav>
      <Routes>
        <Route
          path="/"
          element={<Tiles key="home" games={games} count={Number(query.get('home'))} />}
        />
        <Route
          path="/rng"
          element={<Tiles key="lobby" games={games} count={Number(query.get('lobby'))} />}
        />
      </Routes>
    </BrowserRouter>
  );
}

async function start(place: Element): Promise<void> {
  const answer = await fetch('/api/games/hot?language=PT');
  const { value } = (await answer.json()) as { value: Game[] };
  createRoot(place).render(<BareRoutes games={value} />);
}

const place = document.querySelector('#root');
if (place !== null) void start(place);
