import { equipCard, wearDown } from '../../rules/events/weapon.js';
import { CardType } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';

export const equipWord: EffectWord<'equip'> = {
  says: 'a weapon; `save` keeps it',
  rules: ['HS-SEQ-weapon'],
  example: { equip: 'CS2_082' },
  refers: { equip: ['WEAPON'] },
  reads: ({ equip, who, save }, read) =>
    `${read.does(who, 'equip', read.card(equip))}${noted(save)}`,
  compile: (effect, compiler) => {
    const card = compiler.card(effect.equip);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const chosen = card(run.state, frame);
      const weapons =
        chosen?.type === CardType.WEAPON
          ? [equipCard(run, chosen, who(run.state, frame)[0]!, frame.source)]
          : [];
      if (effect.save !== undefined) store(frame, effect.save, weapons);
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
