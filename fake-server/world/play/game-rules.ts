import type { GameRules } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { AboutGame } from '../ports/game-about.ts';
import { type Catalogue, gameKindOf } from './catalogue.ts';
import { offeredStakes, smallestStake } from './stakes.ts';

/** What anybody may know about a game before a stake; undefined if there is no such game (L5b). */
export type RulesOf = (nodeId: string, language: LanguageCode) => GameRules | undefined;

interface RulesParts {
  readonly catalogue: Catalogue;
  readonly settings: Pick<SettingsInForce, 'current'>;
  readonly about: AboutGame;
}

export function createRulesOf({ catalogue, settings, about }: RulesParts): RulesOf {
  return (nodeId, language) => {
    const game = catalogue.find(nodeId);
    if (!game || game.is_vassalage === 1) return undefined;
    const kind = gameKindOf(game);
    const { currency } = settings.current;
    const smallest = smallestStake(kind, game.min_bet);
    const { returnToPlayer, rules } = about({ kind, lines: game.min_line_num }, language);
    return {
      returnToPlayer: Math.round(returnToPlayer * 10_000),
      minStake: { amount: smallest, currency },
      maxStake: { amount: offeredStakes(kind, smallest).at(-1) ?? smallest, currency },
      rules: [...rules],
    };
  };
}
