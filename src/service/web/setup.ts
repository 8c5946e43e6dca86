import { allRulesets, rulesetOf } from '../../rulesets/index.js';
import type { Json, JsonObject } from '../../scenario/oracle.js';
import { entityAt, listOf, longOf, type Place, sideOf } from '../play/edits.js';
import type { FormField, FormZone } from '../play/form-fields.js';
import { type Content, type Html, html } from './html.js';
import { pasted } from './share.js';
import type { PlayView } from './views.js';

/** Where cards can be put and what is there: both sides, and the game as a whole. */
export function setupView(view: PlayView): Html {
  const { form } = view;
  const sides = shownPlayers(view).map((player) => sideView(view, player));
  return html`<section aria-labelledby="setup"><h2 id="setup">Set up</h2>
<p class="soft">Editing the setup replays your moves from the start.</p>
${selectedView(view)}
<div class="sides">${sides}</div>${
    form.zones.length === 0 ? html`<p>This game is set up as text.</p>` : null
  }</section>`;
}

/** The players who sit there: two, and whoever else is written. */
function shownPlayers({ form, scenario }: PlayView): readonly string[] {
  const written = Object.keys((scenario.players as JsonObject | undefined) ?? {});
  return form.players.filter((player, i) => i < 2 || written.includes(player));
}

/** A side: what lies in each zone, and a line to add a card. */
function sideView(view: PlayView, player: string): Html {
  const side = sideOf(view.scenario, player);
  const lists = view.form.zones.filter(({ isList }) => isList);
  const others = view.form.zones.filter(({ isList }) => !isList);
  const options = [...lists, ...others].map(
    ({ name }) => html`<option value="${player}.${name}">${name}</option>`,
  );
  const singles = others.map((zone) =>
    singleView({ player, zone: zone.name, index: null }, side[zone.name], view),
  );
  return html`<fieldset class="side"><legend>Player ${player}</legend>
<form class="add" method="get" action="/play"><input type="hidden" name="b" value="${view.code}"><input type="hidden" name="do" value="add"><label class="unseen" for="card${player}">Card to add for player ${player}</label><input id="card${player}" class="card" name="card" placeholder="Card name" required maxlength="200" autocomplete="off"><label class="unseen" for="at${player}">Where</label><select id="at${player}" name="place">${options}</select><button type="submit">Add</button></form>
<dl class="zones">${lists.map((zone) => listView(view, { player, zone, side }))}</dl>
<p class="singles">${singles} ${editLink({ player, zone: null, index: null }, 'mana and counters', view)}</p></fieldset>`;
}

interface ListOnSide {
  readonly player: string;
  readonly zone: FormZone;
  readonly side: JsonObject;
}

function listView(view: PlayView, { player, zone, side }: ListOnSide): Html | null {
  const list = listOf(side, zone.name);
  if (list.length === 0) return null;
  const items = list.map((entity, index) => {
    const place = { player, zone: zone.name, index };
    return html`<li class="chip" draggable="true" data-place="${placeText(place)}">${editLink(place, nameOf(entity), view)}${
      index === 0
        ? null
        : changeButton(
            `move ${placeText(place)} ${placeText({ ...place, index: index - 1 })}`,
            '◂',
            `Move ${nameOf(entity)} to the left`,
          )
    }${changeButton(`remove ${placeText(place)}`, '×', `Remove ${nameOf(entity)}`)}</li>`;
  });
  return html`<dt>${zone.name}</dt><dd><ol class="chips" data-place="${player}.${zone.name}">${items}</ol></dd>`;
}

function singleView(place: Place, entity: Json | undefined, view: PlayView): Content {
  if (entity === undefined) return editLink(place, inWords(place.zone ?? ''), view);
  const remove = changeButton(`remove ${placeText(place)}`, '×', `Remove ${place.zone ?? ''}`);
  const said = entity === null ? 'none' : nameOf(entity);
  return html`<span class="chip">${editLink(place, `${inWords(place.zone ?? '')}: ${said}`, view)}${remove}</span>`;
}

/** A change that needs nothing more to be said. */
function changeButton(change: string, sign: string, says: string): Html {
  return html`<button form="edit" name="do" value="${change}" title="${says}" aria-label="${says}">${sign}</button>`;
}

/** Where the fields of a place are shown. */
export function editAddress(code: string, place: Place): string {
  return `/play?${new URLSearchParams({ b: code, edit: placeText(place) }).toString()}#fields`;
}

function editLink(place: Place, label: string, { code, selected }: PlayView): Html {
  const isOpen = selected !== null && placeText(selected) === placeText(place);
  return html`<a href="${editAddress(code, place)}"${isOpen ? html` aria-current="true"` : null}>${label}</a>`;
}

/** A place as addresses have it: `1.board.0`. */
export function placeText({ player, zone, index }: Place): string {
  return [player, zone, index].filter((part) => part !== null).join('.');
}

function nameOf(entity: Json): string {
  const { as, card, damage } = longOf(entity);
  const name = typeof card === 'string' ? card : 'as it is';
  const called = typeof as === 'string' && as !== name ? `${name} (${as})` : name;
  return typeof damage === 'number' ? `${called}, ${damage} damage` : called;
}

/** The fields of what is chosen. */
function selectedView(view: PlayView): Html | null {
  const { selected, scenario, form, code } = view;
  if (selected === null) return null;
  const entity = entityAt(scenario, selected);
  const fields =
    selected.zone === null
      ? form.fields
      : (form.zones.find(({ name }) => name === selected.zone)?.fields ?? []);
  const values = longOf(entity);
  const isUsual = ({ name }: FormField): boolean => USUAL.has(name) || values[name] !== undefined;
  const usual = fields.filter(isUsual);
  const others = fields.filter((field) => !isUsual(field));
  const names = fields.map(({ name }) => name).join(',');
  const title = selected.zone === null ? `Player ${selected.player}` : nameOf(entity ?? {});
  return html`<form id="fields" class="fields" method="get" action="/play"><h3>${title}</h3><input type="hidden" name="b" value="${code}"><input type="hidden" name="do" value="set"><input type="hidden" name="place" value="${placeText(selected)}"><input type="hidden" name="of" value="${names}">
${fieldsView(usual.length === 0 ? fields : usual, values)}
${usual.length === 0 || others.length === 0 ? null : html`<details><summary>What is seldom set (${others.length})</summary>${fieldsView(others, values)}</details>`}
<button type="submit" class="primary">Set</button></form>`;
}

/** Fields that are set again and again; the others are folded away, but for those that are set. */
const USUAL: ReadonlySet<string> = new Set([
  ...['as', 'card', 'attack', 'health', 'damage', 'armor', 'durability', 'cost', 'enchantments'],
  ...['taunt', 'divineShield', 'stealth', 'windfury', 'frozen', 'silenced', 'exhausted'],
  ...['lane', 'level', 'mana', 'crystals', 'maxMana', 'fatigue', 'resources'],
]);

function fieldsView(fields: readonly FormField[], values: JsonObject): Html {
  const numbers = fields.filter(({ kind }) => kind !== 'FLAG');
  const flags = fields.filter(({ kind }) => kind === 'FLAG');
  return html`${numbers.length === 0 ? null : html`<div class="numbers">${numbers.map((field) => fieldView(field, values[field.name]))}</div>`}
${flags.length === 0 ? null : html`<div class="flags">${flags.map((field) => fieldView(field, values[field.name]))}</div>`}`;
}

function fieldView({ name, kind }: FormField, value: Json | undefined): Html {
  const id = `f-${name}`;
  if (kind === 'FLAG') {
    return html`<label class="flag"><input type="checkbox" name="f.${name}" value="true"${value === true ? html` checked` : null}>${inWords(name)}</label>`;
  }
  const text = Array.isArray(value) ? value.map(shownName).join(', ') : (value ?? '');
  const shown = typeof text === 'object' ? '' : String(text);
  const mode = kind === 'NUMBER' ? html` inputmode="numeric"` : null;
  const isCard = name === 'card' || kind === 'NAMES';
  return html`<div><label for="${id}">${kind === 'NAMES' ? `${inWords(name)}, with commas` : inWords(name)}</label><input id="${id}" name="f.${name}" value="${shown}"${mode}${isCard ? html` class="card"` : null} autocomplete="off"></div>`;
}

function shownName(entity: Json): string {
  return typeof entity === 'object' ? String(longOf(entity).card ?? '') : String(entity);
}

/** `cantBeTargetedBySpells` as words. */
function inWords(name: string): string {
  return name === 'as'
    ? 'called'
    : name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The game as a whole: which one, which edition, whose turn. */
export function gameView({ scenario, code, ruleset, form }: PlayView): Html {
  const { turn, patch, order } = scenario;
  const { number, player } = longOf(turn ?? {});
  const games = allRulesets().map(
    ({ id, title }) =>
      html`<option value="${id}"${id === ruleset ? html` selected` : null}>${title}</option>`,
  );
  const editions = rulesetOf(ruleset)?.editions;
  const known = [...new Set([...(editions?.dated ?? [])])].reverse();
  const players = form.players.map(
    (one) =>
      html`<option value="${one}"${String(player ?? 1) === one ? html` selected` : null}>${one}</option>`,
  );
  const asked = typeof patch === 'string' ? patch : '';
  return html`<form class="game" method="get" action="/play"><h3>The game</h3><input type="hidden" name="b" value="${code}"><input type="hidden" name="do" value="game">
<div class="wide"><label for="g-ruleset">Rules</label><select id="g-ruleset" name="f.ruleset">${games}</select></div>
<div><label for="g-patch">Edition (patch)</label><input id="g-patch" name="f.patch" list="editions" value="${asked}" placeholder="${editions?.default ?? ''}" autocomplete="off"><datalist id="editions">${known.map((one) => html`<option value="${one}"></option>`)}</datalist></div>
<div><label for="g-number">Turn</label><input id="g-number" name="f.number" inputmode="numeric" value="${typeof number === 'number' ? number : ''}" placeholder="1"></div>
<div><label for="g-player">To act</label><select id="g-player" name="f.player">${players}</select></div>
${
  form.hasOrder
    ? html`<div class="wide"><label for="g-order">Order of play, oldest first (what the cards are called, with commas)</label><input id="g-order" name="f.order" value="${Array.isArray(order) ? order.map(shownName).join(', ') : ''}" placeholder="as they are listed" autocomplete="off"></div>`
    : null
}
<p class="actions wide"><button type="submit">Set</button> <a class="button" href="/compare?${new URLSearchParams({ b: code }).toString()}">Compare editions</a></p></form>`;
}

/** A form that starts a game from deck lists; null: the game does not begin with decks. */
export function decksView({ ruleset, code, form }: PlayView): Html | null {
  if (rulesetOf(ruleset)?.form.opening === undefined) return null;
  const seats = form.players.map(
    (player) => html`<fieldset class="side"><legend>Player ${player}</legend>
<label for="d-hero${player}">Hero</label><input id="d-hero${player}" name="f.hero${player}" class="card" maxlength="200" autocomplete="off">
<label for="d-deck${player}">Deck: a card a line, with its number</label><textarea id="d-deck${player}" name="f.deck${player}" rows="4" placeholder="4 Fire Blast" spellcheck="false"></textarea>
<label for="d-team${player}">Team</label><input id="d-team${player}" name="f.team${player}" inputmode="numeric" maxlength="1" placeholder="alone"></fieldset>`,
  );
  return html`<details class="astext"><summary>Start a game from deck lists</summary><form method="get" action="/play"><input type="hidden" name="b" value="${code}"><input type="hidden" name="do" value="decks">${seats}
<label for="d-seed">Seed of the shuffle</label><input id="d-seed" name="f.seed" inputmode="numeric" placeholder="1"><button type="submit">Deal</button></form></details>`;
}

/** The whole scenario as text: what the fields cannot say, a text can. */
export function textView({ text }: PlayView): Html {
  const rows = Math.min(24, text.split('\n').length + 1);
  return html`<details class="astext"><summary>As text (YAML)</summary><form method="get" action="/play"><input type="hidden" name="do" value="text"><label for="text">Everything that a scenario can say; the API takes it as it is.</label><textarea id="text" name="text" rows="${rows}" spellcheck="false">${text}</textarea><button type="submit">Use this text</button></form></details>`;
}

/** Sharing: a title, and a link of one's own. */
export function shareView({ code, title }: PlayView): Html {
  return html`<section aria-labelledby="share"><h2 id="share">Share</h2>
<form class="share" method="post" action="/play/share"><input type="hidden" name="b" value="${code}">
<div><label for="s-title">Title</label><input id="s-title" name="title" maxlength="200" value="${title ?? ''}" placeholder="What is shown?"></div>
<div><label for="s-author">Your name (if you like)</label><input id="s-author" name="author" maxlength="200" autocomplete="nickname"></div>
<div class="wide"><label for="s-note">What there is to say about it</label><textarea id="s-note" name="note" rows="2" maxlength="4000"></textarea></div>
<p class="actions wide"><button type="submit" class="primary">Save and get a link</button></p></form>
${pasted('Board code: the whole table in one line', code)}</section>`;
}
