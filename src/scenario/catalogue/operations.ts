import { catalogueOperation } from '../operation/operation.js';
import { jsonObject } from '../terms/schema.js';
import { cardSchema } from './card-schema.js';
import { cardCoverage as countCards } from './coverage.js';
import { listCases } from './list-cases.js';
import { listCards, listPatches, listRules, listRulesets } from './lists.js';
import {
  cardCoverage,
  cardsFilter,
  caseFilter,
  catalogueFilter,
  editionFilter,
  ITEMS,
  itemFilter,
  pageOf,
  rulesetFilter,
} from './schema.js';

const LIST = {
  description: 'A page of the list.',
} as const;

/** `cards`: lists cards. */
export const CARDS = catalogueOperation({
  ...LIST,
  field: 'listCards',
  address: '/v1/cards',
  summary: 'List or search cards',
  request: cardsFilter,
  item: {
    field: 'getCard',
    answer: ITEMS.card,
    summary: 'Read a card by its id',
    request: itemFilter,
    example: 'NEW1_019',
  },
  answer: pageOf('CardPage', ITEMS.card),
  run: listCards,
});

/** `cardSchema`: how cards of a request are written. */
export const CARD_SCHEMA = catalogueOperation({
  field: 'getCardSchema',
  address: '/v1/cards/schema',
  summary: 'Read the JSON Schema of the cards that a scenario may bring along',
  request: rulesetFilter,
  answer: jsonObject,
  description: 'A JSON Schema (2020-12).',
  run: cardSchema,
});

/** `cardCoverage`: how many cards are known. */
export const CARD_COVERAGE = catalogueOperation({
  field: 'getCardCoverage',
  address: '/v1/cards/coverage',
  summary: 'Count the cards whose text is known, set by set',
  request: itemFilter,
  answer: cardCoverage,
  description: 'The sets of the edition.',
  run: countCards,
});

/** `rules`: lists rules. */
export const RULES = catalogueOperation({
  ...LIST,
  field: 'listRules',
  address: '/v1/rules',
  summary: 'List or search rules',
  request: catalogueFilter,
  item: {
    field: 'getRule',
    answer: ITEMS.rule,
    summary: 'Read a rule by its id',
    request: itemFilter,
    example: 'HS-R9',
  },
  answer: pageOf('RulePage', ITEMS.rule),
  run: listRules,
});

/** `cases`: lists the worked cases. */
export const CASES = catalogueOperation({
  ...LIST,
  field: 'listCases',
  address: '/v1/cases',
  summary: 'List or search the worked cases, each with a scenario that shows it',
  request: caseFilter,
  item: {
    field: 'getCase',
    answer: ITEMS.workedCase,
    summary: 'Read a worked case by its id',
    request: rulesetFilter,
    example: 'EN-30',
  },
  answer: pageOf('WorkedCasePage', ITEMS.workedCase),
  run: listCases,
});

/** `patches`: lists editions. */
export const PATCHES = catalogueOperation({
  ...LIST,
  field: 'listPatches',
  address: '/v1/patches',
  summary: 'List the editions of the rules',
  request: editionFilter,
  answer: pageOf('PatchPage', ITEMS.patch),
  run: listPatches,
});

/** `rulesets`: lists rule systems. */
export const RULESETS = catalogueOperation({
  ...LIST,
  field: 'listRulesets',
  address: '/v1/rulesets',
  summary: 'List the rule systems',
  request: editionFilter,
  answer: pageOf('RulesetPage', ITEMS.ruleset),
  run: listRulesets,
});
