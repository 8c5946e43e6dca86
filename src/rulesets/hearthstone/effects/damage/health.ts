import { beginEffect } from '../../../common/trace-nodes.js';
import { gainArmor } from '../../rules/events/armor.js';
import { restoreHealth } from '../../rules/events/healing.js';
import { countHealthChange } from '../../rules/events/hero.js';
import { assign, get, healthLeft, set, typeOf } from '../../state/access.js';
import { CardType, Tag } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isCharacter, only } from '../fitting.js';
import { quantity } from '../reader.js';

export const gainArmorWord: EffectWord<'gainArmor'> = {
  says: 'Armor for the hero',
  rules: [],
  example: { gainArmor: 5 },
  reads: ({ gainArmor: amount, who }, read) =>
    read.does(who, 'gain', quantity(read.amount(amount), 'Armor')),
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.gainArmor);
    compiler.eachPlayer(effect.who, (run, frame, player) =>
      gainArmor(run, player, amount(run.state, frame), { source: frame.source }),
    );
  },
};

export const healWord: EffectWord<'heal'> = {
  says: 'restores Health',
  rules: ['HS-DH1', 'HS-DH2a'],
  drawn: ['ZH-3.5-random-heal'],
  example: { heal: 3, to: 'FRIENDLY_CHARACTERS' },
  reads: ({ heal, to }, read) =>
    `restore ${quantity(read.amount(heal), 'Health')} to ${read.these(to)}`,
  compile: (effect, compiler) => {
    const to = compiler.selection(effect.to);
    const amount = compiler.measure(effect.heal);
    const queue = compiler.slot();
    compiler.emit((run, frame) => {
      const s = run.state;
      const waiting = (frame.saved?.[queue] as number[] | undefined) ?? [];
      const targets = waiting.length > 0 ? waiting : [...to(s, frame)];
      const isTogether = targets.length < 2 || s.edition.switches.areaHealingTogether;
      const now = isTogether ? targets : targets.slice(0, 1);
      const left = targets.slice(now.length);
      store(frame, queue, left);
      if (left.length > 0) frame.pc--;
      restoreHealth(run, {
        source: frame.source,
        player: frame.player,
        targets: now,
        amount: amount(s, frame),
      });
    });
  },
};

export const setHealthWord: EffectWord<'setHealth'> = {
  says: 'changes the Health that is left',
  rules: ['HS-H1'],
  example: { setHealth: 15, on: 'TARGET' },
  reads: ({ setHealth, on }, read) =>
    `set the remaining Health of ${read.these(on)} to ${read.amount(setHealth)}`,
  compile: (effect, compiler) => {
    const targets = only(isCharacter, compiler.selection(effect.on));
    const amount = compiler.measure(effect.setHealth);
    compiler.emit((run, frame) => {
      const s = run.state;
      for (const target of targets(s, frame)) {
        const health = amount(s, frame);
        const before = healthLeft(s, target);
        const node = beginEffect(run, 'Set Health', ['HS-H1', 'ZH-4.1-set-not-heal'], {
          text: "{about}'s remaining Health becomes {value}",
          source: frame.source,
          about: target,
          value: health,
        });
        if (typeOf(s, target) === CardType.HERO && get(s, target, Tag.HEALTH) < health)
          set(run, target, Tag.HEALTH, health);
        assign(run, target, Tag.DAMAGE, get(s, target, Tag.HEALTH) - health);
        if (typeOf(s, target) === CardType.HERO && healthLeft(s, target) !== before)
          countHealthChange(run, target);
        run.end(node);
      }
    });
  },
};
