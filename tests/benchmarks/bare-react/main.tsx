import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Game } from '#contract/entities/game.ts';

/** The minimal React page with the same tiles: one call, one list, one button. */
function BarePage() {
  const [games, setGames] = useState<readonly Game[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('/api/games/hot?language=PT');
      const body = (await answer.json()) as { value: Game[] };
      setGames(body.value);
    };
    void load();
  }, []);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <main>
        {games.map((game, index) => (
          <article key={game.nodeId} data-game-tile>
            <img
              src={game.image}
              alt=""
              width="150"
              height="200"
              loading={index < 6 ? 'eager' : 'lazy'}
            />
            {game.gameName}
          </article>
        ))}
      </main>
    </>
  );
}

const container = document.querySelector('#root');
if (container !== null) createRoot(container).render(<BarePage />);
