/** The field's names and numbers: tags, zones, card types, events. */
export * from './enums.js';
export * from './event-texts.js';
export * from './events.js';
export * from './tags.js';
