import type { TriggerField } from './trigger-field.js';

const everyProposal: TriggerField<'everyProposal'> = {
  says: 'on an attack: again whenever the defender changes',
  rules: ['HS-PAE-genzo-the-shark'],
  example: { on: 'PROPOSED_ATTACK', everyProposal: true, do: [] },
  reads: { note: { true: 'again whenever the defender changes' } },
};

const ownEntry: TriggerField<'ownEntry'> = {
  says: "it answers its bearer's own entering play",
  rules: ['HS-HPR-garrison-old'],
  example: { on: 'AFTER_SUMMON', ownEntry: true, do: [] },
  reads: { note: { true: 'also as it enters play itself' } },
};

const evenIfGone: TriggerField<'evenIfGone'> = {
  says: 'after a play: also when the minion has left play',
  rules: ['HS-SEQ-minion-removed-secrets-old'],
  example: { on: 'AFTER_PLAY', evenIfGone: true, do: [] },
  reads: { note: { true: 'even if the minion has left play' } },
};

const evenIfDormant: TriggerField<'evenIfDormant'> = {
  says: 'after a play: also when the minion is dormant',
  rules: ['ZH-2.2-left-before-completion'],
  example: { on: 'AFTER_PLAY', evenIfDormant: true, do: [] },
  reads: { note: { true: 'even if the minion is dormant' } },
};

const evenIfStolen: TriggerField<'evenIfStolen'> = {
  says: 'after a play: also when the minion has changed sides',
  rules: ['ZH-2.2-stolen-before-completion'],
  example: { on: 'AFTER_PLAY', evenIfStolen: true, do: [] },
  reads: { note: { true: 'even if the minion has changed sides' } },
};

const judged: TriggerField<'judged'> = {
  says: 'after a play: `subject` is tested as the minion was played (`BEFORE` its transformation), or then and now (`BOTH`)',
  rules: ['ZH-2.2-pre-post-transform'],
  example: { on: 'AFTER_PLAY', subject: { race: 'PIRATE' }, judged: 'BOTH', do: [] },
  reads: {
    note: {
      BEFORE: 'as the minion was when it was played',
      BOTH: 'as the minion was when it was played, and as it is now',
    },
  },
};

const notInserted: TriggerField<'notInserted'> = {
  says: 'after a play: not in the phase inserted for a transformed minion',
  rules: ['SUP-XFORM-EXCLUDED'],
  example: { on: 'AFTER_PLAY', notInserted: true, do: [] },
  reads: { note: { true: 'not for the new form of a minion that has transformed' } },
};

const inYourTurn: TriggerField<'inYourTurn'> = {
  says: "of a Secret: it works in your turns, not in your opponent's",
  rules: ['HS-RC4'],
  example: { on: 'START_OF_TURN', whose: 'YOURS', inYourTurn: true, do: [] },
  reads: { note: { true: "in its own player's turn" } },
};

export const EXCEPTION_FIELDS = {
  everyProposal,
  ownEntry,
  evenIfGone,
  evenIfDormant,
  evenIfStolen,
  judged,
  notInserted,
  inYourTurn,
};
