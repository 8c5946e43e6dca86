import { equipCard, equipTaken, wearDown } from '../../rules/events/weapon.js';
import { typeOf } from '../../state/access.js';
import { CardType } from '../../vocabulary/index.js';
import { firstPushedFirst } from '../cards/deck.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isOutOfSight, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';

export const equipWord: EffectWord<'equip'> = {
  says: 'a weapon, `taking` one of hand or deck instead of a new one; `save` keeps it',
  rules: ['HS-SEQ-weapon'],
  example: { equip: 'CS2_082' },
  refers: { equip: ['WEAPON'] },
  reads: ({ equip, who, taking, save }, read) => {
    const itself = taking === undefined ? '' : ` (${read.these(taking)} itself, no copy)`;
    return `${read.does(who, 'equip', `${read.card(equip)}${itself}`)}${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const card = compiler.card(effect.equip);
    const who = playersOf(effect.who);
    const taking =
      effect.taking === undefined ? null : only(isOutOfSight, compiler.selection(effect.taking));
    compiler.emit((run, frame) => {
      if (taking !== null) {
        const weapon = taking(run.state, frame)[0] ?? 0;
        if (weapon !== 0 && typeOf(run.state, weapon) === CardType.WEAPON)
          equipTaken(run, weapon, who(run.state, frame)[0]!, frame.source);
        return;
      }
      const chosen = card(run.state, frame);
      const depth = run.stack.length;
      const weapons =
        chosen?.type === CardType.WEAPON
          ? who(run.state, frame).map((player) => equipCard(run, chosen, player, frame.source))
          : [];
      firstPushedFirst(run, depth);
      store(frame, effect.save, weapons);
    });
  },
};

export const loseDurabilityWord: EffectWord<'loseDurability'> = {
  says: 'as in combat, `of` weapons',
  rules: ['HS-AE-gorehowl', 'HS-WEAPON1'],
  example: { loseDurability: 1, of: 'FRIENDLY_WEAPON' },
  reads: ({ loseDurability: amount, of }, read) =>
    `make ${read.these(of)} lose ${read.amount(amount)} Durability`,
  compile: (effect, compiler) => {
    const weapons = compiler.selection(effect.of);
    const amount = compiler.measure(effect.loseDurability);
    compiler.emit((run, frame) => {
      for (const weapon of weapons(run.state, frame))
        wearDown(run, frame.source, weapon, amount(run.state, frame));
    });
  },
};
