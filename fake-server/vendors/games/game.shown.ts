import express, { type RequestHandler } from 'express';
import { type GamePorts, readRound, refuse } from './game.answers.ts';

/**
 * `POST /<game>/rounds/shown`: the player has seen how a round ended. Until then it counts as
 * unfinished, and the next page of this game shows it (L5a).
 */
export function takeShown({ rounds }: GamePorts): readonly RequestHandler[] {
  return [
    express.json({ limit: '4kb' }),
    (request, response) => {
      const round = readRound(request.body);
      if (!round) return refuse(response, 'bad_request');
      rounds.shown(round.token, round.roundId);
      response.json({ ok: true });
    },
  ];
}
