/** Rulings that a part of a card follows beside the general rules, by their ids in the catalogue. */
export type RuleIds = readonly string[];

export const RULE_ID = /^(?:HS|ZH|SUP)-[A-Za-z0-9][A-Za-z0-9.-]*$/;
