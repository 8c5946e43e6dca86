import { lazily } from '../../../common/lazily.js';
import { undatedCards } from '../../../common/undated-cards.js';
import type { SetCoverage } from '../../../ruleset.js';
import { cardRead } from '../../cards/reads/card.js';
import { type BuiltInCard, builtInCard, builtInCards, tokensOf } from '../../cards/registry.js';
import { whyUnknown } from '../../cards/unknown.js';
import type { CardDefinition } from '../../language/card.js';

/** The cards that stand in lists: helpers of tests do not. */
const listedCards = lazily(() => builtInCards().filter(({ printing }) => !printing.isHelper));

/** A card as lists show it: what it is, and where it was printed. */
function shownOf({ definition, printing }: BuiltInCard): CardDefinition & object {
  const { set, number, rarity, requires, isUnlimited } = printing;
  return {
    ...definition,
    ...(set === '' ? {} : { set, number, rarity }),
    ...(requires.length === 0 ? {} : { requires }),
    ...(isUnlimited ? { unlimited: true } : {}),
  };
}

const coverage = lazily((): readonly SetCoverage[] => {
  const printed = listedCards().filter(({ printing }) => printing.set !== '');
  const sets = [...new Set(printed.map(({ printing }) => printing.set))].sort();
  return sets.map((set) =>
    rowOf(
      set,
      printed.filter(({ printing }) => printing.set === set),
    ),
  );
});

function rowOf(set: string, cards: readonly BuiltInCard[]): SetCoverage {
  const reasons = cards.flatMap((card) => {
    const reason = whyUnknown(card);
    return reason === null ? [] : [{ id: card.definition.id, reason }];
  });
  return {
    set,
    collectible: cards.length,
    known: cards.length - reasons.length,
    partly: cards.filter(isPartly).map(({ definition }) => definition.id),
    unknown: reasons.map(({ id }) => id),
    reasons,
  };
}

/** Whether a known card makes a token whose text is not known. */
function isPartly({ definition, known }: BuiltInCard): boolean {
  return known && tokensOf(definition).some((id) => builtInCard(id)?.known !== true);
}

/** What is known of the cards without any state. */
export const CARDS = {
  ...undatedCards<CardDefinition & object>({
    cards: () => listedCards().map(shownOf),
    reads: ({ id }) => cardRead(builtInCard(id)!.definition),
    whyUnknown: ({ id }) => whyUnknown(builtInCard(id)!),
  }),
  playedCards: () => builtInCards().map(({ definition, known }) => ({ ...definition, known })),
  coverage,
};
